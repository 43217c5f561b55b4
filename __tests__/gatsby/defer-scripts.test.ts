import { deferScripts } from "../../src/gatsby/defer-scripts";

const page = '<body><p>Text</p><script src="/a.js" async></script><script src="/b.js" async></script></body>';

const run = (html: string, alone?: string) => {
  document.body.innerHTML = "<p>Text</p>";
  const code = /<script>(.*)<\/script>/.exec(deferScripts(html, alone))?.[1] ?? "";
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

describe("deferScripts", () => {
  test("takes the bundles out of the page, and nothing else", () => {
    expect(deferScripts(page)).toMatch(/^<body><p>Text<\/p><script>.*<\/script><\/body>$/);
    expect(deferScripts(page)).not.toContain('src="/a.js"');
  });

  test("leaves out Gatsby's list of every page's files, and gives its loader an empty one", () => {
    const list = '<script\n id="gatsby-chunk-mapping"\n>\n window.___chunkMapping="{}";\n</script>';
    expect(deferScripts(page.replace("<script", `${list}<script`))).toBe(deferScripts(page));
    Reflect.deleteProperty(window, "___chunkMapping");
    run(page);
    jest.advanceTimersByTime(1000);
    expect(window).toHaveProperty("___chunkMapping", {});
  });

  test("keeps the name of the build, in the same script", () => {
    const build = '<script>window.___webpackCompilationHash="abc";</script>';
    expect(deferScripts(page.replace("<script", `${build}<script`))).toMatch(
      /^<body><p>Text<\/p><script>window\.___webpackCompilationHash="abc";window\.___chunkMapping=[^<]*<\/script><\/body>$/,
    );
  });

  test("leaves a page that was done already as it is", () => {
    expect(deferScripts(deferScripts(page))).toBe(deferScripts(page));
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

  test("puts what is to be evaluated by itself before the last bundle", () => {
    run(page.replaceAll('src="', 'src="/prefix'), "alone.js");
    jest.advanceTimersByTime(1000);
    expect(sources()).toEqual(["/prefix/a.js", "/prefix/alone.js", "/prefix/b.js"]);
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
      [...document.querySelectorAll("main section, footer")].map((part) => part.hasAttribute("data-shown"));
    const marked = () => document.documentElement.hasAttribute("data-near-first");

    beforeEach(() => document.documentElement.setAttribute("data-near-first", ""));

    const open = () => {
      run(page);
      document.body.insertAdjacentHTML(
        "beforeend",
        "<main><section></section><section></section><section></section><section></section></main><footer></footer>",
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
