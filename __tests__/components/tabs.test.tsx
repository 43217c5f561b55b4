import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tabs } from "../../src/components/tabs/tabs";

const tabs = [
  { target: "front-end", label: "Front End", content: "React" },
  { target: "mobile", label: "Mobile", content: "Swift" },
  { target: "cms", label: "CMS", content: "WordPress" },
];
const show = () => render(<Tabs name="Technologies" tabs={tabs} />);
const tab = (name: string) => screen.getByRole("tab", { name });
const panel = () => screen.getByRole("tabpanel");

beforeEach(() => window.history.replaceState({ key: "router" }, "", "/hire?x=1"));

test("shows the first panel, labelled by its tab", () => {
  show();
  expect(screen.getByRole("tablist", { name: "Technologies" })).toBeVisible();
  expect(tab("Front End")).toHaveAttribute("aria-selected", "true");
  expect(panel()).toHaveAccessibleName("Front End");
  expect(panel()).toHaveTextContent("React");
});

test("moves with arrow keys, Home and End, and loops", async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  await user.keyboard("{ArrowLeft}");
  expect(tab("CMS")).toHaveFocus();
  expect(panel()).toHaveTextContent("WordPress");
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(panel()).toHaveTextContent("Swift");
  await user.keyboard("{Home}");
  expect(tab("Front End")).toHaveFocus();
  await user.keyboard("{End}");
  expect(tab("CMS")).toHaveFocus();
});

test("only the selected tab is a tab stop", async () => {
  const user = userEvent.setup();
  show();
  await user.click(tab("Mobile"));
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test("a panel is a tab stop unless links lead into it", async () => {
  const user = userEvent.setup();
  const link = <a href="/portfolio">All of it</a>;
  render(<Tabs name="Technologies" tabs={[tabs[0]!, { ...tabs[1]!, content: link, hasLinks: true }]} />);
  await user.tab();
  await user.tab();
  expect(panel()).toHaveFocus();
  await user.click(tab("Mobile"));
  await user.tab();
  expect(screen.getByRole("link")).toHaveFocus();
});

test("puts the tab into the URL, in the same history entry", async () => {
  const entries = window.history.length;
  show();
  await userEvent.click(tab("Mobile"));
  expect(window.location.href).toMatch(/\/hire\?x=1#mobile$/);
  expect(window.history.state).toEqual({ key: "router" });
  expect(window.history.length).toBe(entries);
});

test("opens the tab in the URL, and follows changes", () => {
  window.history.replaceState(null, "", "/hire#cms");
  show();
  expect(panel()).toHaveTextContent("WordPress");
  window.history.replaceState(null, "", "/hire#mobile");
  act(() => void fireEvent(window, new Event("hashchange")));
  expect(panel()).toHaveTextContent("Swift");
});
