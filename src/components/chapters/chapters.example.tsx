import { Chapter } from "./chapter";

export default () => (
  <>
    <Chapter name="why" />
    <Chapter name="how" tone="band" />
    <Chapter name="who" tone="dark" />
  </>
);
