import { fireEvent } from "@testing-library/dom";
import { gatsbyRuntime } from "../../src/browser/gatsby-runtime";
import { startLinks } from "../../src/browser/links";
import { searchMark } from "../../src/browser/search-asked";

const navigate = jest.fn();
const hovering = jest.fn();
const loadPageSync = jest.fn();
Object.assign(gatsbyRuntime(), { ___navigate: navigate, ___loader: { hovering, loadPageSync } });
startLinks();
// jsdom cannot leave the page.
document.addEventListener("click", (event) => event.preventDefault());

const click = (html: string, how = {}) => {
  navigate.mockClear();
  document.body.innerHTML = html;
  fireEvent.click(document.querySelector("a")!.firstElementChild!, how);
};

test("a link to a page is followed without a page load, wherever it stands", () => {
  click('<a href="/about?from=index#jo"><b>About</b></a>');
  expect(navigate).toHaveBeenCalledWith("/about?from=index#jo");
});

test("a link to the page itself leads to its top, and one to a place on it is the browser's", () => {
  window.history.replaceState(null, "", "/about?from=index#jo");
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  click('<a href="/about?from=index"><b>About</b></a>');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(window.location.hash).toBe("");
  click('<a href="/about?from=index#jo"><b>Jo</b></a>');
  expect(navigate).not.toHaveBeenCalled();
  window.history.replaceState(null, "", "/");
});

test("its page is fetched when it is pointed at", () => {
  document.body.innerHTML = '<a href="/about"><b>About</b></a>';
  fireEvent.pointerOver(document.querySelector("b")!);
  expect(hovering).toHaveBeenCalledWith("/about");
});

test.each([
  ["to another site", '<a href="https://example.org/"><b>x</b></a>'],
  ["to another host of the same scheme", '<a href="//example.org/"><b>x</b></a>'],
  ["to a file", '<a href="/feed.xml"><b>x</b></a>'],
  ["that is a download", '<a href="/about" download><b>x</b></a>'],
  ["into another tab", '<a href="/about" target="_blank"><b>x</b></a>'],
  ["within the page", '<a href="#main"><b>x</b></a>'],
  ["that opens the search", `<a href="/search" ${searchMark}><b>x</b></a>`],
])("a link %s is the browser's", (_which, html) => {
  click(html);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %o is the browser's",
  (how) => {
    click('<a href="/about"><b>About</b></a>', how);
    expect(navigate).not.toHaveBeenCalled();
  },
);
