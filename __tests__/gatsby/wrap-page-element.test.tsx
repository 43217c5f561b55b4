import type { WrapPageElementBrowserArgs } from "gatsby";
import { wrapPageElement } from "../../src/gatsby/wrap-page-element";

jest.mock("../../src/frame/layout/layout", () => ({ Layout: () => null }));

test("the page that Gatsby shows in development for an unknown address stays as it is", () => {
  const element = <p>Gatsby.js development 404 page</p>;
  const args = { element, props: { pageContext: {} } } as unknown as WrapPageElementBrowserArgs;
  expect(wrapPageElement(args as never)).toBe(element);
});
