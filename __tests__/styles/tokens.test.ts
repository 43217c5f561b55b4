/** @jest-environment node */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import postcss, { type AtRule, type Rule } from "postcss";

const tokens = postcss.parse(readFileSync(resolve(__dirname, "../../src/styles/tokens.css"), "utf8"));
const limits: Readonly<Record<string, (width: number) => boolean>> = {
  phone: (width) => width <= 36,
  "above-narrow": (width) => width > 62,
};

interface Page {
  /** Of the window, in em. */
  width: number;
  /** What stands on an element of the page. */
  marks: readonly string[];
  printed?: boolean;
}

const mediaHolds = (params: string, { width, printed }: Page): boolean =>
  params.split(" and ").every((part) => {
    if (part === "print") return printed;
    if (part === "screen" || part === "not print") return !printed;
    return limits[part.replace(/[()]|--/g, "")]?.(width);
  });

const holds = (rule: Rule, page: Page): boolean => {
  const media = rule.parent?.type === "atrule" ? (rule.parent as AtRule) : undefined;
  if (media && !(media.name === "media" && mediaHolds(media.params, page))) return false;
  const [, wanted, unwanted] = /^(:root|\[[^\]]+\])(?::not\((.+)\))?$/.exec(rule.selector) ?? [];
  const has = (mark: string): boolean => page.marks.some((own) => own.startsWith(mark.slice(0, -1)));
  return wanted === ":root" || Boolean(wanted && has(wanted) && !(unwanted && has(unwanted)));
};

const sizeOf = (value: string, width: number): number => {
  const sizes = value.split(/clamp\(|[,)]/).filter((part) => part.trim());
  const [low, middle, high] = sizes.map((size) =>
    size.split("+").reduce((sum, part) => {
      const number = parseFloat(part);
      if (part.includes("rem")) return sum + number * 16;
      return sum + (part.includes("vw") ? (number * width * 16) / 100 : number);
    }, 0),
  );
  return middle === undefined ? low! : Math.min(Math.max(low!, middle), high!);
};

const steps = (kind: string, page: Page): number[] => {
  const found = new Map<string, number>();
  tokens.walkDecls(new RegExp(`^--${kind}-(\\d|sm|md|lg|\\d?xl)$`), (declaration) => {
    if (holds(declaration.parent as Rule, page))
      found.set(declaration.prop, sizeOf(declaration.value, page.width));
  });
  return [...found.values()];
};

const close = '[data-density="close"]';
const pages = [20, 25, 36, 48, 62, 75, 90, 120].flatMap((width) => [
  { width, marks: [] },
  { width, marks: [close] },
  { width, marks: [], printed: true },
]);

test.each(["text", "space"])("the nine steps of %s ascend on every width and page", (kind) => {
  for (const page of pages) {
    const found = steps(kind, page);
    expect(found).toHaveLength(9);
    expect({ page, found }).toEqual({ page, found: [...new Set(found)].sort((a, b) => a - b) });
  }
});
