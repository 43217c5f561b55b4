import { Summary } from "./summary";

const SummaryExample = () => (
  <details>
    <Summary>What is behind it?</Summary>
    <p>This.</p>
  </details>
);

export default SummaryExample;
