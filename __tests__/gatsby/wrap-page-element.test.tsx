import { wrapPageElement } from "../../src/gatsby/wrap-page-element";

jest.mock("../../src/frame/layout/layout", () => ({ Layout: () => null }));

test("the page that Gatsby shows in development for an unknown address stays as it is", () => {
  const element = <p>Gatsby.js development 404 page</p>;
  expect(wrapPageElement({ element, props: { pageContext: {} } } as never)).toBe(element);
});
