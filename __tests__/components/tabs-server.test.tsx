/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Tabs } from "../../src/components/tabs/tabs";

const tabs = [
  { target: "front-end", label: "Front End", content: "React" },
  { target: "mobile", label: "Mobile", content: "Swift" },
];

test("sends every panel readable, and tabs that lead to them", () => {
  const html = renderToString(<Tabs name="Technologies" tabs={tabs} />);
  expect(html).not.toContain("hidden");
  expect(html).toContain('href="#mobile"');
  expect(html).toContain('id="mobile"');
});
