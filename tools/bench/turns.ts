import { basename, resolve } from "node:path";
import { startSite } from "../../__tests__/support/start-site";
import { table } from "./table";

type Figures = Record<string, number>;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
};

/** The medians of all runs, a row per site; missing values are left out. */
const summary = (page: string, sites: readonly { name: string; found: Figures[] }[]): string => {
  const names = Object.keys(sites[0]?.found[0] ?? {});
  const cell = (found: Figures[], name: string) =>
    median(found.map((figures) => figures[name] ?? NaN).filter(Number.isFinite)).toFixed(0);
  return table([
    [page, ...names],
    ...sites.map(({ name, found }) => [name, ...names.map((figure) => cell(found, figure))]),
  ]);
};

/**
 * Measures built sites, each a folder with its `public/` and `dist/`, alternately, so that other load on the machine
 * affects all of them, and no site is always first.
 */
export const measureInTurns = async (
  folders: readonly string[],
  pages: readonly string[],
  runs: number,
  measure: (address: string) => Promise<Figures>,
): Promise<string> => {
  const sites = await Promise.all(
    folders.map(async (folder) => ({
      name: basename(folder),
      site: await startSite({}, resolve(folder)),
      found: new Map<string, Figures[]>(pages.map((page) => [page, []])),
    })),
  );
  try {
    for (let round = 0; round < runs; round++) {
      for (const page of pages) {
        const first = round % sites.length;
        for (const { site, found } of [...sites.slice(first), ...sites.slice(0, first)]) {
          found.get(page)?.push(await measure(`${site.origin}${page}`));
        }
      }
    }
  } finally {
    await Promise.all(sites.map(({ site }) => site.stop()));
  }
  return pages
    .map((page) =>
      summary(
        page,
        sites.map(({ name, found }) => ({ name, found: found.get(page) ?? [] })),
      ),
    )
    .join("\n");
};
