import { fireEvent } from "@testing-library/dom";
import * as pageLoad from "../../src/browser/page-load";
import { startSearchKey } from "../../src/browser/search-key";
import { pathOf } from "../../src/routes/page-table";

const open = jest.spyOn(pageLoad, "openPage").mockReturnValue();
beforeAll(startSearchKey);
beforeEach(() => {
  open.mockClear();
  document.body.innerHTML = '<p tabindex="0"></p><input><textarea></textarea><dialog><p></p></dialog>';
});

const press = (selector: string, init = {}) =>
  fireEvent.keyDown(document.querySelector(selector)!, { key: "/", ...init });

test("/ opens the search page", () => {
  press("p");
  expect(open.mock.calls).toEqual([[pathOf("search-page")]]);
});

test.each([
  ["in a field", "input", {}],
  ["in a text", "textarea", {}],
  ["in a dialog", "dialog p", {}],
  ["with a modifier", "p", { ctrlKey: true }],
  ["another key", "p", { key: "x" }],
])("not %s", (_, selector, init) => {
  press(selector, init);
  expect(open).not.toHaveBeenCalled();
});
