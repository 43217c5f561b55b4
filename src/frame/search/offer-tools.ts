import { modelContext } from "./model-context";
import { basePath } from "../../config/base-path";
import { type PageKindName, markdownPath } from "../../routes/page-table";
import { findPages } from "../../sections/site-search/find-pages";
import { loadWords } from "./load-words";

const most = 5;

const addressOf = (path: string): string => window.location.origin + basePath() + path;

/** Search results as Markdown. Each page also has a Markdown version. */
const answerTo = async (words: string, entity: PageKindName): Promise<string> => {
  const { pages } = await findPages({ words, entity, most });
  const lines = pages.map(
    ({ title, path, excerpt }) =>
      `- [${title}](${addressOf(path)}) ([Markdown](${addressOf(markdownPath(path))})): ${excerpt.replace(/<[^>]*>/g, "**")}`,
  );
  return lines.join("\n");
};

/** Offers browser agents a search for case studies and articles. */
export const offerTools = async (): Promise<void> => {
  const { tools, nothing } = await loadWords();
  // No description: the site has no content of this kind.
  const offer = async (name: string, description: string | null, entity: PageKindName) => {
    if (description === null) return;
    await modelContext()?.registerTool({
      ...{ name, description, annotations: { readOnlyHint: true } },
      inputSchema: {
        type: "object",
        properties: { words: { type: "string", description: tools.words } },
        required: ["words"],
      },
      execute: async ({ words }) => ({
        content: [{ type: "text", text: (await answerTo(String(words), entity)) || nothing.heading }],
      }),
    });
  };
  await offer("find_case_study", tools.caseStudy, "case-study");
  await offer("find_article", tools.article, "article");
};
