import { deferScripts, entryBundles, splitEntry } from "../../src/load/defer-scripts";

const page = '<body><p>Text</p><script src="/a.js" async></script><script src="/b.js" async></script></body>';

const files = ["a.js", "b.js"];

const run = (html: string) => {
  document.body.innerHTML = "<p>Text</p>";
  const code = /<script>(.*)<\/script>/.exec(deferScripts(html, files))?.[1] ?? "";
  new Function(code)();
};

const sources = () => [...document.querySelectorAll("script")].map((script) => script.getAttribute("src"));

beforeEach(() => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, "PerformanceObserver");
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("splitEntry", () => {
  test("lets Gatsby's entry wait for the router's, and keeps its others", () => {
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
    const shared = ["runtime.js", "framework.js"];
    const files = {
      app: ["framework.js", "app.css", "app.js"],
      router: [...shared, "router.js"],
      react: [...shared, "react.js"],
    };
    expect(entryBundles(files)).toEqual(["runtime.js", "framework.js", "react.js", "router.js", "app.js"]);
  });
});

describe("deferScripts", () => {
  test("takes the bundles out of the page, and nothing else", () => {
    expect(deferScripts(page, files)).toMatch(/^<body><p>Text<\/p><script>.*<\/script><\/body>$/);
    expect(deferScripts(page, files)).not.toContain('src="/a.js"');
  });

  test("leaves out Gatsby's list of every page's files, and gives its loader an empty one", () => {
    const list = '<script\n id="gatsby-chunk-mapping"\n>\n window.___chunkMapping="{}";\n</script>';
    expect(deferScripts(page.replace("<script", `${list}<script`), files)).toBe(deferScripts(page, files));
    Reflect.deleteProperty(window, "___chunkMapping");
    run(page);
    jest.advanceTimersByTime(1000);
    expect(window).toHaveProperty("___chunkMapping", {});
  });

  test("keeps the name of the build, in the same script", () => {
    const build = '<script>window.___webpackCompilationHash="abc";</script>';
    expect(deferScripts(page.replace("<script", `${build}<script`), files)).toMatch(
      /^<body><p>Text<\/p><script>window\.___webpackCompilationHash="abc";window\.___chunkMapping=[^<]*<\/script><\/body>$/,
    );
  });

  test("leaves a page that was done already as it is", () => {
    expect(deferScripts(deferScripts(page, files), files)).toBe(deferScripts(page, files));
  });

  test("fetches them in order once the page has loaded and was painted", async () => {
    let painted = () => {};
    const observe = jest.fn();
    const observer = jest.fn((callback: () => void) => ((painted = callback), { observe }));
    Object.assign(window, { PerformanceObserver: observer });
    run(page);
    expect(observe).toHaveBeenCalledWith({ type: "paint", buffered: true });
    jest.advanceTimersByTime(500);
    expect(sources()).toEqual([]);
    painted();
    jest.advanceTimersToNextFrame();
    expect(sources()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sources()).toEqual(["/a.js", "/b.js"]);
  });

  test("fetches them from where the page has its bundles", () => {
    run(page.replaceAll('src="', 'src="/prefix'));
    jest.advanceTimersByTime(1000);
    expect(sources()).toEqual(["/prefix/a.js", "/prefix/b.js"]);
  });

  test("waits no longer than a second where paint cannot be observed", () => {
    run(page);
    jest.advanceTimersByTime(999);
    expect(sources()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sources()).toEqual(["/a.js", "/b.js"]);
  });

  test("does not wait for paint in a background tab, where there is none", () => {
    jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    run(page);
    jest.advanceTimersByTime(1);
    expect(sources()).toEqual(["/a.js", "/b.js"]);
  });

  test("fetches them at the visitor's first move while the page still loads, and once only", () => {
    jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    run(page);
    expect(sources()).toEqual([]);
    window.dispatchEvent(new Event("pointerdown"));
    window.dispatchEvent(new Event("keydown"));
    expect(sources()).toEqual(["/a.js", "/b.js"]);
  });

  describe("the rest of a page that opened at its top", () => {
    const marks = () =>
      [...document.querySelectorAll("main section")].map((part) => part.hasAttribute("data-shown"));
    const marked = () => document.documentElement.hasAttribute("data-near-first");

    beforeEach(() => document.documentElement.setAttribute("data-near-first", ""));

    const open = () => {
      run(page);
      document.body.insertAdjacentHTML(
        "beforeend",
        "<main><section></section><section></section><section></section><section></section><section></section></main>",
      );
    };

    test("is laid out section by section after the first paint", () => {
      open();
      jest.advanceTimersByTime(1000);
      expect(marks()).toEqual([false, false, true, false, false]);
      jest.advanceTimersToNextTimer();
      expect(marks()).toEqual([false, false, true, true, false]);
      expect(marked()).toBe(true);
      jest.advanceTimersByTime(100);
      expect(marks()).toEqual([false, false, true, true, true]);
      expect(marked()).toBe(false);
    });

    test("is laid out at once at the visitor's first move", () => {
      open();
      window.dispatchEvent(new Event("pointerdown"));
      expect(marked()).toBe(false);
    });
  });

  test("links that wait in the head come with the bundles", () => {
    const waiting = document.createElement("noscript");
    // As a browser that runs scripts reads it.
    waiting.textContent = '<link rel="manifest" href="/manifest.webmanifest">';
    document.head.append(waiting);
    run(page);
    expect(document.head.querySelector("link")).toBeNull();
    jest.advanceTimersByTime(1000);
    expect(document.head.querySelector("link")?.getAttribute("href")).toBe("/manifest.webmanifest");
  });
});
