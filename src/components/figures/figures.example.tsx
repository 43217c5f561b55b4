import { Figures } from "./figures";

const figures = [
  { value: "{years}", label: "Years", paragraph: "Since the company was founded." },
  { value: "9", label: "People" },
  { value: "2", label: "Studios" },
];

const FiguresExample = () => (
  <>
    <Figures figures={figures} />
    <Figures figures={figures} look="large" />
  </>
);

export default FiguresExample;
