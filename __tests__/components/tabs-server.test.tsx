/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Tabs } from "../../src/components/tabs/tabs";

const tabs = [
  { target: "front-end", label: "Front End", content: "React" },
  { target: "mobile", label: "Mobile", content: "Swift" },
];

test("the server-rendered HTML has every panel visible, and tabs that link to them", () => {
  const html = renderToString(<Tabs name="Technologies" tabs={tabs} />);
  expect(html).not.toContain("hidden");
  expect(html).toContain('href="#mobile"');
  expect(html).toContain('id="mobile"');
});
