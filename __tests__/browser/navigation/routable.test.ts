import { isRoutable } from "../../../src/browser/navigation/routable";

test.each(["/", "/about", "/foo%20bar", "/caf%C3%A9", "/foo*bar", "/:x", "/a/b.html"])(
  "%s is routable",
  (path) => {
    expect(isRoutable(path)).toBe(true);
  },
);

test.each([
  "/foo%2Fbar",
  "/about%2fx",
  "/foo%3Fbar",
  "/foo%23bar",
  "/foo%25bar",
  "/foo%2525",
  "/%zz",
  "/%E9",
])("%s is not routable", (path) => {
  expect(isRoutable(path)).toBe(false);
});
