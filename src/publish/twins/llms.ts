import type { SiteSettings } from "../../content-model/entities/site";

export interface TwinSummary {
  title: string;
  description: string;
  /** Address of the Markdown twin. */
  address: string;
  /** The list that it stands in, in the site's own words. */
  group: string;
  /** Day of publication; empty where there is none. */
  day: string;
}

/** So many pages of a group are named; the twin of its list leads to all others, page by page. */
const mostOfGroup = 100;

/** All pages of small groups, the newest of large ones, in their order. */
export const newestOfEach = <Page extends TwinSummary>(
  pages: readonly Page[],
  most = mostOfGroup,
): Page[] => {
  const sizes = new Map<string, number>();
  const kept = new Set(
    [...pages]
      .sort((a, b) => b.day.localeCompare(a.day))
      .filter(({ group }) => {
        const size = (sizes.get(group) ?? 0) + 1;
        sizes.set(group, size);
        return size <= most;
      }),
  );
  return pages.filter((page) => kept.has(page));
};

/** `llms.txt`: what stands where, with links to the Markdown twins (llmstxt.org). */
export const llmsText = (
  { company, description }: Pick<SiteSettings, "company" | "description">,
  pages: readonly TwinSummary[],
): string => {
  const groups = [...new Set(pages.map(({ group }) => group))].map((group) => [
    `## ${group}`,
    pages
      .filter((page) => page.group === group)
      .map((page) => `- [${page.title}](${page.address}): ${page.description}`)
      .join("\n"),
  ]);
  return [`# ${company}`, `> ${description}`, ...groups.flat()].join("\n\n").concat("\n");
};
