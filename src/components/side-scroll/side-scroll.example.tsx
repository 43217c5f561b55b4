import { SideScroll } from "./side-scroll";

export default () => (
  <SideScroll name="A wide row">
    <p style={{ width: "200vw" }}>Wider than the window: it scrolls in its own box.</p>
  </SideScroll>
);
