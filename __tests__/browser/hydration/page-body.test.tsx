import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { hydrateSamePage } from "../../../src/browser/hydration/hydration-gate";
import { PageBody } from "../../../src/browser/hydration/page-body";

const Counter = ({ name }: { name: string }) => {
  const [count, setCount] = useState(0);
  return (
    <section aria-label={name}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${name} ${count}`}
      </button>
    </section>
  );
};

const names = ["Hero", "Prices", "Questions"];
/** As the server writes it: React marks a Suspense boundary with comments. */
const served = names
  .map((name) => `<section aria-label="${name}"><button type="button">${name} 0</button></section>`)
  .map((section) => `<div data-part="true"><!--$-->${section}<!--/$--></div>`)
  .join("");
const counters = names.map((name) => <Counter key={name} name={name} />);

/** Called with what comes near. */
let comesNear: (name: string) => Promise<void>;
let root: Root | undefined;
let container: HTMLElement;
const faults = jest.fn();

beforeEach(() => {
  const seen = new Map<Element, () => void>();
  window.IntersectionObserver = class {
    constructor(private readonly report: IntersectionObserverCallback) {}
    observe(element: Element) {
      seen.set(element, () =>
        this.report([{ isIntersecting: true } as IntersectionObserverEntry], this as never),
      );
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  comesNear = (name) => act(async () => seen.get(screen.getByRole("region", { name }))?.());
});

afterEach(() => {
  act(() => root?.unmount());
  container.remove();
  faults.mockClear();
});

const hydrate = async (html = served) => {
  container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = `<main>${html}</main>`;
  await act(async () => {
    root = hydrateRoot(
      container,
      <main>
        <PageBody>{counters}</PageBody>
      </main>,
      { onRecoverableError: faults },
    );
  });
};

/** React keeps what it knows of an element on the element itself. */
const isHydrated = (name: string): boolean =>
  Object.keys(screen.getByRole("region", { name })).some((key) => key.startsWith("__react"));

test("the first section is hydrated at once, each other one when it comes near, in place", async () => {
  await hydrate();
  const questions = screen.getByRole("region", { name: "Questions" });
  expect(names.map(isHydrated)).toEqual([true, false, false]);
  await comesNear("Questions");
  expect(names.map(isHydrated)).toEqual([true, false, true]);
  expect(screen.getByRole("region", { name: "Questions" })).toBe(questions);
  expect(faults).not.toHaveBeenCalled();
});

test("the first click is answered by a section that is not near", async () => {
  await hydrate();
  fireEvent.click(screen.getByRole("button", { name: "Prices 0" }));
  expect(await screen.findByRole("button", { name: "Prices 1" })).toBeVisible();
  expect(isHydrated("Questions")).toBe(false);
});

test("all are hydrated before the page is drawn anew", async () => {
  await hydrate();
  const here = { pathname: "/", search: "", hash: "" };
  await act(async () => hydrateSamePage({ location: here, prevLocation: here }));
  expect(names.map(isHydrated)).toEqual([true, true, true]);
  expect(faults).not.toHaveBeenCalled();
});

test("where something has changed the page that came, all is drawn at once", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  await hydrate("<p>Translated</p>");
  expect(names.map(isHydrated)).toEqual([true, true, true]);
});

test("after a navigation all is drawn at once", async () => {
  await hydrate();
  const next = (
    <article>
      <PageBody>{counters}</PageBody>
    </article>
  );
  await act(async () => root?.render(next));
  expect(names.map(isHydrated)).toEqual([true, true, true]);
});
