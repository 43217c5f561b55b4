import { Tabs } from "./tabs";

export default () => (
  <Tabs
    name="Kinds"
    tabs={[
      { target: "all", label: "All", content: "Everything" },
      { target: "web", label: "Web", content: "Websites" },
    ]}
  />
);
