import { gatsbyRuntime } from "../../src/browser/gatsby-runtime";
import { changeHead } from "../../src/browser/page-head";
import { loadServedPages } from "../../src/browser/served-pages";
import { adopt, expectParts } from "../../src/browser/served-parts";

const served = new Map<string, string>();
const pageOf = (build: string, title: string): string =>
  `<html><head><title data-react-helmet="true">${title}</title></head><body><main id="main"></main>` +
  `<script>window.___webpackCompilationHash="${build}";</script></body></html>`;

const loaded = { status: "success" };
const loader = {
  loadPage: (_address: string) => Promise.resolve<object>(loaded),
  loadPageSync: (_address: string): object | undefined => loaded,
  hovering: () => undefined,
  enqueue: () => undefined,
};

beforeAll(() => {
  gatsbyRuntime().___webpackCompilationHash = "this";
  global.fetch = jest.fn((path: string) => {
    const html = served.get(path);
    return html
      ? Promise.resolve({ text: () => Promise.resolve(html) })
      : Promise.reject(new Error("Offline."));
  }) as unknown as typeof fetch;
  document.head.innerHTML = '<title data-react-helmet="true">First</title>';
  document.body.innerHTML = '<main id="main"><p>Served</p></main>';
  loadServedPages(loader);
});

test("a page is there once its HTML is, which is fetched once", async () => {
  served.set("/second", pageOf("this", "Second"));
  expect(loader.loadPageSync("/second")).toBeUndefined();
  expect(await Promise.all([loader.loadPage("/second"), loader.loadPage("/second?q=1")])).toEqual([
    loaded,
    loaded,
  ]);
  expect(loader.loadPageSync("/second")).toBe(loaded);
  await loader.loadPage("/second");
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("the document gets its head, and the other page's again for who goes back", () => {
  const [first, second] = [{ pathname: window.location.pathname }, { pathname: "/second" }];
  changeHead({ location: second, prevLocation: first });
  expect(document.title).toBe("Second");
  changeHead({ location: first, prevLocation: second });
  expect(document.title).toBe("First");
});

test.each([
  ["of another build", "/third", pageOf("newer", "Third")],
  ["that cannot be fetched", "/fourth", undefined],
])("a page %s needs a page load", async (_which, path, html) => {
  if (html) served.set(path, html);
  expect(await loader.loadPage(path)).toEqual({ status: "error" });
});

test("what came with the page is there again when React makes it anew, as after a translator", () => {
  document.body.innerHTML = '<main id="main"><p></p></main>';
  const element = document.querySelector("p")!;
  adopt(element);
  expect(element.textContent).toBe("Served");
});

test("a page that is drawn while somebody goes back already has its own parts", async () => {
  served.set(
    "/fifth",
    pageOf("this", "Fifth").replace('<main id="main">', '<main id="main"><p>Of the fifth</p>'),
  );
  await loader.loadPage("/fifth");
  expectParts("/fifth");
  document.body.innerHTML = '<main id="main"><p></p></main>';
  adopt(document.querySelector("p")!);
  expect(document.querySelector("p")).toHaveTextContent("Of the fifth");
});
