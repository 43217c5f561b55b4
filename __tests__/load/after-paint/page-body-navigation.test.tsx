import { act, render, screen } from "@testing-library/react";
import { deferredLayout, deferredLayoutMark } from "../../../src/load/before-paint/deferred-layout";
import { PageBody, Rest } from "../../../src/load/after-paint/page-body";

const page = (
  <PageBody>
    <h1>Top</h1>
    <p>Rest</p>
  </PageBody>
);

const rest = () => screen.queryByText("Rest");
const paint = () => act(() => jest.advanceTimersByTime(50));
const comeTo = (place: { hash: string; action?: string }) =>
  deferredLayout.beforeRoute?.({
    location: { pathname: "/about", ...place },
    prevLocation: { pathname: "/", hash: "" },
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the end of a page that loads is there at once", () => {
  deferredLayout.beforeRoute?.({ location: { pathname: "/about", hash: "" }, prevLocation: null });
  render(page);
  expect(rest()).toBeInTheDocument();
});

test("that of a page that a link led to comes when the top was painted, and is laid out after it", () => {
  comeTo({ hash: "", action: "PUSH" });
  render(page);
  expect(screen.getByRole("heading", { name: "Top" })).toBeInTheDocument();
  expect(rest()).toBeNull();
  paint();
  expect(rest()).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute(deferredLayoutMark);
});

test("what is below the first screen of a page's first section waits too", () => {
  comeTo({ hash: "", action: "PUSH" });
  render(<Rest>Rest</Rest>);
  expect(rest()).toBeNull();
  paint();
  expect(rest()).toBeInTheDocument();
});

test.each([
  ["that a visitor comes back to", { hash: "" }],
  ["that a link opens at a section", { hash: "#journey", action: "PUSH" }],
])("that of a page %s is there at once", (_which, place) => {
  comeTo(place);
  render(page);
  expect(rest()).toBeInTheDocument();
});

test("nothing comes to a page that was left before", () => {
  comeTo({ hash: "", action: "PUSH" });
  const { unmount } = render(page);
  document.documentElement.removeAttribute(deferredLayoutMark);
  unmount();
  paint();
  expect(document.documentElement).not.toHaveAttribute(deferredLayoutMark);
});
