import { Prose } from "./prose";

const ProseExample = () => (
  <Prose html="<p>Words with <strong>weight</strong> and <code>code</code>.</p><ul><li>A point</li></ul>" />
);

export default ProseExample;
