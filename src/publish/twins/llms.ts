import type { SiteSettings } from "../../content-model/entities/site";

export interface Told {
  title: string;
  description: string;
  /** Address of the Markdown twin. */
  address: string;
  /** The list that it stands in, in the site's own words. */
  group: string;
}

/** `llms.txt`: what stands where, with links to the Markdown twins (llmstxt.org). */
export const llmsText = (
  { company, description }: Pick<SiteSettings, "company" | "description">,
  pages: readonly Told[],
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
