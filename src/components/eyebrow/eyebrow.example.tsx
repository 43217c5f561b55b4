import { Eyebrow } from "./eyebrow";

const EyebrowExample = () => (
  <>
    <Eyebrow>Over a heading</Eyebrow>
    <Eyebrow marked>Over the first heading, and on panels</Eyebrow>
  </>
);

export default EyebrowExample;
