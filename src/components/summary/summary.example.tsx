import { Summary } from "./summary";

export default () => (
  <details>
    <Summary>What is behind it?</Summary>
    <p>This.</p>
  </details>
);
