import type { SiteSettings } from "../../content-model/entities/site";
import { escapeMarks } from "./without-marks";

export interface PageSummary {
  title: string;
  description: string;
  /** URL of the Markdown copy. */
  address: string;
  /** The page's list, in the site's language. */
  group: string;
  /** Day of publication; empty if there is none. */
  day: string;
}

/** Number of pages per group; the Markdown copy of a group's list leads to all others. */
const mostOfGroup = 100;

/** All pages of small groups, and the newest of large ones, in their order. */
export const newestOfEach = <Page extends PageSummary>(
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

/** `llms.txt`: an overview with links to the Markdown copies (llmstxt.org). */
export const llmsText = (
  { company, description }: Pick<SiteSettings, "company" | "description">,
  pages: readonly PageSummary[],
): string => {
  const groups = [...new Set(pages.map(({ group }) => group))].map((group) => [
    `## ${group}`,
    pages
      .filter((page) => page.group === group)
      .map((page) => `- [${escapeMarks(page.title)}](${page.address}): ${page.description}`)
      .join("\n"),
  ]);
  return [`# ${company}`, `> ${description}`, ...groups.flat()].join("\n\n").concat("\n");
};
