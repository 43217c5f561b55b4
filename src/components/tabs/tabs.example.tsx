import { Tabs } from "./tabs";

const TabsExample = () => (
  <Tabs
    name="Kinds"
    tabs={[
      { target: "all", label: "All", content: "Everything" },
      { target: "web", label: "Web", content: "Websites" },
    ]}
  />
);

export default TabsExample;
