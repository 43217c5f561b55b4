import { withoutScripts } from "../../src/publish/made-pages";

const page = `<html><head><noscript><style>a{}</style></noscript><script>theme()</script></head><body><main>Text</main>
<script id="gatsby-script-loader">window.pagePath="/500.html";</script><!-- slice-start id="_gatsby-scripts-1" -->
<script>bundles()</script><script src="/a.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

test("a page without hydration keeps only the scripts in its head", () => {
  const html = withoutScripts(page);
  expect(html.match(/<script[^]*?<\/script>/g)).toEqual(["<script>theme()</script>"]);
  expect(html).toContain("<body><main>Text</main>");
  expect(html).toMatch(/<\/main>\s*<\/body><\/html>$/);
});
