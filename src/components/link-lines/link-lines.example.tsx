import { LinkLines } from "./link-lines";

const LinkLinesExample = () => (
  <LinkLines
    lines={[
      { path: "/services", name: "Services", summary: "What we do." },
      { path: "/about", name: "About", summary: "Who we are." },
    ]}
  />
);

export default LinkLinesExample;
