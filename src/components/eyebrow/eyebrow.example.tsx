import { Eyebrow } from "./eyebrow";

export default () => (
  <>
    <Eyebrow>Over a heading</Eyebrow>
    <Eyebrow marked>Over the first heading, and on panels</Eyebrow>
  </>
);
