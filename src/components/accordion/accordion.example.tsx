import { Accordion } from "./accordion";

export default () => (
  <Accordion
    items={[
      { id: "price", question: "What does it cost?", answer: "<p>What the hours cost.</p>" },
      { id: "time", question: "How long does it take?", answer: "<p>Six weeks, mostly.</p>" },
    ]}
  />
);
