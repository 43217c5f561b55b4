import { loadBundles } from "../../../src/browser/hydration/load-bundles";

const run = () => loadBundles(["/a.js", "/b.js"]);

const sources = () => [...document.querySelectorAll("script")].map((script) => script.getAttribute("src"));

beforeEach(() => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, "PerformanceObserver");
  document.body.innerHTML = "<p>Text</p>";
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("a page's bundles", () => {
  describe("where paint can be observed", () => {
    /** Observers that are told of paint. */
    let told: (() => void)[] = [];
    const paint = () => told.forEach((tell) => tell());
    let isPainted = false;
    beforeEach(() => {
      [told, isPainted] = [[], false];
      class Observer {
        constructor(private readonly tell: () => void) {}
        observe({ type, buffered }: PerformanceObserverInit) {
          if (type !== "paint") return;
          told.push(this.tell);
          if (isPainted && buffered) setTimeout(this.tell);
        }
      }
      Object.assign(window, { PerformanceObserver: Observer });
    });

    test("fetches them in order once the page has loaded and was painted", () => {
      run();
      jest.advanceTimersByTime(500);
      expect(sources()).toEqual([]);
      paint();
      expect(sources()).toEqual(["/a.js", "/b.js"]);
    });

    test("fetches them once the page has loaded, where it was painted before", () => {
      isPainted = true;
      run();
      jest.advanceTimersByTime(1);
      expect(sources()).toEqual(["/a.js", "/b.js"]);
    });
  });

  test("asks for the errors of bundles that are fetched from elsewhere", () => {
    loadBundles(["https://assets.example/a.js"]);
    jest.advanceTimersByTime(1000);
    expect(document.querySelector("script")).toHaveAttribute("crossorigin", "");
  });

  describe("when the last has come", () => {
    const comes = (sign: string) => {
      run();
      document.body.insertAdjacentHTML("beforeend", "<form><noscript><p>Write to us</p></noscript></form>");
      jest.advanceTimersByTime(1000);
      const [first, last] = document.querySelectorAll("script");
      first!.dispatchEvent(new Event("load"));
      expect(document.querySelector("noscript")).not.toBeNull();
      last!.dispatchEvent(new Event(sign));
      return document.querySelector("form")?.innerHTML;
    };
    afterEach(() => Reflect.deleteProperty(window, "___loader"));

    test.each(["load", "error"])("and no site runs (%s), forms say how to write instead", (sign) => {
      expect(comes(sign)).toBe("<p>Write to us</p>");
    });

    test("and the site runs, they do not", () => {
      Object.assign(window, { ___loader: {} });
      expect(comes("load")).toContain("<noscript>");
    });
  });

  test("waits no longer than a second where paint cannot be observed", () => {
    run();
    jest.advanceTimersByTime(999);
    expect(sources()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sources()).toEqual(["/a.js", "/b.js"]);
  });

  test("does not wait for paint in a background tab, where there is none", () => {
    jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    run();
    jest.advanceTimersByTime(1);
    expect(sources()).toEqual(["/a.js", "/b.js"]);
  });

  test("fetches them at the visitor's first move while the page still loads, and once only", () => {
    jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    run();
    expect(sources()).toEqual([]);
    window.dispatchEvent(new Event("pointerdown"));
    window.dispatchEvent(new Event("keydown"));
    expect(sources()).toEqual(["/a.js", "/b.js"]);
  });

  test("links that wait in the head come with the bundles", () => {
    const waiting = document.createElement("noscript");
    // As a browser that runs scripts reads it.
    waiting.textContent = '<link rel="manifest" href="/manifest.webmanifest">';
    document.head.append(waiting);
    run();
    expect(document.head.querySelector("link")).toBeNull();
    jest.advanceTimersByTime(1000);
    expect(document.head.querySelector("link")?.getAttribute("href")).toBe("/manifest.webmanifest");
  });
});
