import { Chapter } from "./chapter";

const ChaptersExample = () => (
  <>
    <Chapter name="why" />
    <Chapter name="how" tone="band" />
    <Chapter name="who" tone="dark" />
  </>
);

export default ChaptersExample;
