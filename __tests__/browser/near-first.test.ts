import { markNearFirst, nearFirstMark, startNearFirst } from "../../src/browser/near-first";

const mark = () => document.documentElement.hasAttribute(nearFirstMark);

/** Mocks the navigation type that the browser reports. */
const open = (address: string, type?: NavigationTimingType): void => {
  document.documentElement.removeAttribute(nearFirstMark);
  window.history.replaceState(null, "", address);
  Object.assign(performance, { getEntriesByType: () => (type ? [{ type }] : []) });
  markNearFirst(nearFirstMark);
};

test("a page that opens at its top defers the layout of later sections", () => {
  open("/about", "navigate");
  expect(mark()).toBe(true);
});

test.each<{ how: string; address: string; type?: NavigationTimingType }>([
  { how: "at a section", address: "/about#journey", type: "navigate" },
  { how: "where it was left", address: "/about", type: "back_forward" },
  { how: "again, at any height", address: "/about", type: "reload" },
  { how: "in a browser that does not tell", address: "/about" },
])("a page that opens $how is laid out completely", ({ address, type }) => {
  open(address, type);
  expect(mark()).toBe(false);
});

const about = { pathname: "/about", hash: "" };
const home = { pathname: "/", hash: "" };

test.each([
  ["a page that a link led to", { ...about, action: "PUSH" }, home, true],
  ["a section that a link led to", { ...about, hash: "#journey", action: "PUSH" }, home, false],
  ["a page that a visitor came back to", about, home, false],
  ["the page that is there", { ...about, action: "PUSH" }, about, false],
  ["the first page", about, null, false],
])(
  "%s defers the layout of later sections after a navigation: %#",
  (_which, location, prevLocation, deferred) => {
    document.documentElement.removeAttribute(nearFirstMark);
    startNearFirst({ location, prevLocation });
    expect(mark()).toBe(deferred);
  },
);
