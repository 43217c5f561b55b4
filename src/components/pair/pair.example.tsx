import { Section } from "../section/section";
import { Pair } from "./pair";

export default () => (
  <Pair>
    <Section intro={{ heading: "One" }}>Words</Section>
    <Section intro={{ heading: "Other" }}>Words</Section>
  </Pair>
);
