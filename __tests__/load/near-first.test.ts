import { markNearFirst, nearFirstMark } from "../../src/load/near-first";

const mark = () => document.documentElement.hasAttribute(nearFirstMark);

/** Opens a page as the browser reports it. */
const open = (address: string, type?: NavigationTimingType): void => {
  document.documentElement.removeAttribute(nearFirstMark);
  window.history.replaceState(null, "", address);
  Object.assign(performance, { getEntriesByType: () => (type ? [{ type }] : []) });
  markNearFirst(nearFirstMark);
};

test("a page that opens at its top is painted before the rest of it is laid out", () => {
  open("/about", "navigate");
  expect(mark()).toBe(true);
});

test.each<{ how: string; address: string; type?: NavigationTimingType }>([
  { how: "at a section", address: "/about#journey", type: "navigate" },
  { how: "where it was left", address: "/about", type: "back_forward" },
  { how: "again, at any height", address: "/about", type: "reload" },
  { how: "in a browser that does not tell", address: "/about" },
])("one that opens $how is laid out whole", ({ address, type }) => {
  open(address, type);
  expect(mark()).toBe(false);
});
