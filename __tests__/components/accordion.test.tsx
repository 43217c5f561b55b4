import { act, fireEvent, render, screen } from "@testing-library/react";
import { Accordion } from "../../src/components/accordion/accordion";

const items = [
  { id: "cost", question: "What does it cost?", answer: "<p>About <b>$23</b> an hour.</p>" },
  { id: "time", question: "How long does it take?", answer: "<p>Three months.</p>" },
  { id: "nda", question: "Do you sign an NDA?", answer: "<p>Yes.</p>" },
];
const show = () => render(<Accordion items={items} />);
const openIds = () =>
  [...document.querySelectorAll("details")].filter(({ open }) => open).map(({ id }) => id);
const press = (question: string) => fireEvent.click(screen.getByText(question));

beforeEach(() => window.history.replaceState({ key: "router" }, "", "/hire"));

test("starts with the first question open and its answer as HTML", () => {
  show();
  expect(openIds()).toEqual(["cost"]);
  expect(screen.getByText("$23").tagName).toBe("B");
});

test("opens and closes, and puts the last opened question into the URL", () => {
  show();
  press("How long does it take?");
  expect(openIds()).toEqual(["cost", "time"]);
  expect(window.location.hash).toBe("#time");
  press("How long does it take?");
  expect(openIds()).toEqual(["cost"]);
  expect(window.location.hash).toBe("");
});

test("restores its state after Back, and keeps the router's state", () => {
  const { unmount } = show();
  press("What does it cost?");
  press("How long does it take?");
  press("Do you sign an NDA?");
  expect(window.history.state).toMatchObject({ key: "router" });
  unmount();
  show();
  expect(openIds()).toEqual(["time", "nda"]);
});

test("opens the question in the URL", () => {
  window.history.replaceState(null, "", "/hire#nda");
  show();
  expect(openIds()).toEqual(["cost", "nda"]);
  window.history.replaceState(null, "", "/hire#time");
  act(() => void fireEvent(window, new Event("hashchange")));
  expect(openIds()).toEqual(["cost", "time", "nda"]);
});
