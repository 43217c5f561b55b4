import { readFileSync } from "node:fs";
import type { ByRoleOptions } from "@testing-library/dom";
import { expect } from "@playwright/test";
import { run, type Tab } from "./tab";

/** A part of a page, as a visitor names it: the first visible one. */
export interface Part {
  role?: string;
  name?: string;
  /** For parts without a role or name of their own. */
  css?: string;
  within?: Part;
}

declare global {
  interface Window {
    TestingLibraryDom?: {
      queryAllByRole: (root: HTMLElement, role: string, options: ByRoleOptions) => HTMLElement[];
    };
    partOf?: (part: Part) => HTMLElement | null;
  }
}

const library = readFileSync(
  require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** Runs in the page. */
const partOf = ({ within, css, role, name }: Part): HTMLElement | null => {
  const root = within ? window.partOf!(within) : document.body;
  if (!root) return null;
  const all = css
    ? [...root.querySelectorAll<HTMLElement>(css)]
    : window.TestingLibraryDom!.queryAllByRole(root, role!, name === undefined ? {} : { name });
  return all.find((one) => one.getClientRects().length > 0 && !one.closest("[inert]")) ?? null;
};

/** The result of a function for a part; null while the part does not exist. */
export const read = async <Answer>(
  tab: Tab,
  part: Part,
  code: (element: HTMLElement) => Answer,
): Promise<Answer | null> => {
  if (!(await run(tab, () => window.partOf !== undefined)))
    await tab.evaluate(`(() => { ${library}; window.partOf = ${String(partOf)}; })()`);
  return tab.evaluate(
    `((element) => element && (${String(code)})(element))(window.partOf(${JSON.stringify(part)}))`,
  ) as Promise<Answer | null>;
};

/** Waits until a part is visible. */
export const see = (tab: Tab, part: Part): Promise<void> =>
  expect.poll(() => read(tab, part, () => true), JSON.stringify(part)).toBe(true);

/** The element's centre in the window, once it stands still and nothing covers it. */
const middleOf = (element: HTMLElement): Promise<[number, number] | null> => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const top = () => element.getBoundingClientRect().top;
  return (async () => {
    const before = top();
    await frame();
    await frame();
    if (Math.abs(top() - before) > 1) return null;
    const { left, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [Math.round((left + right) / 2), Math.round((top() + bottom) / 2)];
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || hit.contains(element))) return [x, y] as [number, number];
    element.scrollIntoView({ block: "center", behavior: "instant" });
    return null;
  })();
};

/** Clicks a part, after scrolling to it if necessary. */
export const click = async (tab: Tab, part: Part): Promise<void> => {
  let point: [number, number] | null = null;
  await expect
    .poll(async () => (point = await read(tab, part, middleOf)), JSON.stringify(part))
    .not.toBeNull();
  await tab.click(...point!);
};
