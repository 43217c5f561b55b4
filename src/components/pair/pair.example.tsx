import { Section } from "../section/section";
import { Pair } from "./pair";

const PairExample = () => (
  <Pair>
    <Section intro={{ heading: "One" }}>Words</Section>
    <Section intro={{ heading: "Other" }}>Words</Section>
  </Pair>
);

export default PairExample;
