import { fireEvent } from "@testing-library/dom";
import { searchMark, setSearchKey, onSearchRequest } from "../../../src/frame/search/search-request";

const open = jest.fn();
let stop = () => undefined as void;

const start = () => {
  stop();
  stop = onSearchRequest(open);
};

beforeEach(() => {
  localStorage.clear();
  open.mockClear();
  document.body.innerHTML = `<a href="#search" ${searchMark}=""><svg></svg></a><p tabindex="0"></p><input><textarea></textarea>
    <div contenteditable="true"><b></b></div><div role="dialog"><i></i></div>`;
  start();
});

const press = (selector: string, init = {}) =>
  fireEvent.keyDown(document.querySelector(selector)!, { key: "/", ...init });
const link = () => document.querySelector("a")!;

test("/ opens the search, and links tell so", () => {
  press("p");
  expect(open).toHaveBeenCalledTimes(1);
  expect(link()).toHaveAttribute("aria-keyshortcuts", "/");
});

test.each([
  ["in a field", "input", {}],
  ["in a text", "textarea", {}],
  ["in text that can be edited", "b", {}],
  ["in a dialog", "i", {}],
  ["with Ctrl", "p", { ctrlKey: true }],
  ["with Alt", "p", { altKey: true }],
  ["another key", "p", { key: "x" }],
])("not %s", (_, selector, init) => {
  press(selector, init);
  expect(open).not.toHaveBeenCalled();
});

test("not over an open dialog", () => {
  document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
  press("p");
  expect(open).not.toHaveBeenCalled();
});

test("who switched the key off keeps it off", () => {
  setSearchKey(false);
  start();
  press("p");
  expect(open).not.toHaveBeenCalled();
  expect(link()).not.toHaveAttribute("aria-keyshortcuts");
  setSearchKey(true);
  press("p");
  expect(open).toHaveBeenCalledTimes(1);
});

test("a click opens the search; one that asks for a tab of its own does not", () => {
  const icon = document.querySelector("svg")!;
  expect(fireEvent.click(icon)).toBe(false);
  expect(link()).toHaveFocus();
  expect(open).toHaveBeenCalledTimes(1);
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) fireEvent.click(icon, init);
  expect(open).toHaveBeenCalledTimes(1);
});
