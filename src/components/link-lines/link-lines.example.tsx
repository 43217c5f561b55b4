import { LinkLines } from "./link-lines";

export default () => (
  <LinkLines
    lines={[
      { path: "/services", name: "Services", summary: "What we do." },
      { path: "/about", name: "About", summary: "Who we are." },
    ]}
  />
);
