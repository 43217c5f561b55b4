import { SideScroll } from "./side-scroll";

const SideScrollExample = () => (
  <SideScroll name="A wide row">
    <p style={{ width: "200vw" }}>Wider than the window: it scrolls in its own box.</p>
  </SideScroll>
);

export default SideScrollExample;
