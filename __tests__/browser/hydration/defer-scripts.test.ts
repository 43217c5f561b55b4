import { deferScripts, entryBundles, splitEntry } from "../../../src/browser/hydration/defer-scripts";

const page = '<body><p>Text</p><script src="/a.js" async></script><script src="/b.js" async></script></body>';

const files = ["a.js", "b.js"];

describe("splitEntry", () => {
  test("makes Gatsby's entry wait for the router's, and keeps its other dependencies", () => {
    const entry = splitEntry({ polyfill: "/cache/polyfill", app: "/cache/app" });
    expect(entry).toMatchObject({
      polyfill: "/cache/polyfill",
      app: { import: "/cache/app", dependOn: "router" },
    });
    expect(entry).toHaveProperty("router");
  });
});

describe("entryBundles", () => {
  test("names each script once, in the order in which the entries need them, and no stylesheet", () => {
    const files = {
      app: ["framework.js", "app.css", "app.js"],
      router: ["runtime.js", "framework.js", "router.js"],
    };
    expect(entryBundles(files)).toEqual(["runtime.js", "framework.js", "router.js", "app.js"]);
  });
});

describe("deferScripts", () => {
  test("takes the bundles out of the page, and nothing else", () => {
    expect(deferScripts(page, files)).toMatch(/^<body><p>Text<\/p><script>[^]*<\/script><\/body>$/);
    expect(deferScripts(page, files)).not.toContain('src="/a.js"');
  });

  test("keeps the name of the build, in the same script", () => {
    const build = '<script>window.___webpackCompilationHash="abc";</script>';
    expect(deferScripts(page.replace("<script", `${build}<script`), files)).toMatch(
      /^<body><p>Text<\/p><script>window\.___webpackCompilationHash="abc";[^<]*<\/script><\/body>$/,
    );
  });

  test("leaves a processed page unchanged", () => {
    expect(deferScripts(deferScripts(page, files), files)).toBe(deferScripts(page, files));
  });

  test("names them where the page has its bundles", () => {
    const elsewhere = page.replaceAll('src="', 'src="https://assets.example/prefix');
    expect(deferScripts(page, files)).toContain('["/a.js","/b.js"]');
    expect(deferScripts(elsewhere, files)).toContain(
      '["https://assets.example/prefix/a.js","https://assets.example/prefix/b.js"]',
    );
  });
});
