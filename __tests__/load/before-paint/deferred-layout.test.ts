import {
  isOpenedAtTop,
  markDeferredLayout,
  deferredLayout,
  deferredLayoutMark,
} from "../../../src/load/before-paint/deferred-layout";

const mark = () => document.documentElement.hasAttribute(deferredLayoutMark);

/** Mocks the navigation type that the browser reports. */
const open = (address: string, type?: NavigationTimingType): void => {
  document.documentElement.removeAttribute(deferredLayoutMark);
  window.history.replaceState(null, "", address);
  Object.assign(performance, { getEntriesByType: () => (type ? [{ type }] : []) });
  markDeferredLayout(deferredLayoutMark);
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

test.each([
  ["that a link led to", { hash: "", action: "PUSH" }, true],
  ["opened at a section", { hash: "#journey", action: "PUSH" }, false],
  ["that a visitor came back to", { hash: "" }, false],
])("a page %s after a navigation defers the layout of later sections: %#", (_which, place, deferred) => {
  document.documentElement.toggleAttribute(deferredLayoutMark, !deferred);
  const update = { location: { pathname: "/about", ...place }, prevLocation: { pathname: "/", hash: "" } };
  deferredLayout.beforeRoute?.(update);
  expect(isOpenedAtTop()).toBe(deferred);
  deferredLayout.afterRoute?.(update);
  expect(mark()).toBe(deferred);
});

test("a link within the page defers nothing", () => {
  document.documentElement.removeAttribute(deferredLayoutMark);
  const location = { pathname: "/about", hash: "" };
  const update = { location: { ...location, action: "PUSH" }, prevLocation: location };
  deferredLayout.beforeRoute?.(update);
  deferredLayout.afterRoute?.(update);
  expect(mark()).toBe(false);
});
