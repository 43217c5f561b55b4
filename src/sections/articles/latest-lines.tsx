import { ActionList } from "../../components/action-list/action-list";
import { LinkLines } from "../../components/link-lines/link-lines";
import { Section } from "../../components/section/section";
import { pathOf } from "../../routes/page-table";
import { teasersOf } from "./teasers-of";

interface LatestLinesProps {
  intro: Queries.LatestBlogIntroFragment;
  blog: Queries.LatestBlogFragment;
  /** The newest. */
  articles: readonly Queries.ArticleCardFragment[];
  /** `half`: for half a page. */
  look?: "half" | "whole";
}

/** The same as `LatestBlog` in less room: a line each. */
export const LatestLines = ({ intro, blog, articles, look = "whole" }: LatestLinesProps) => (
  <Section
    intro={{ ...intro, eyebrow: blog.eyebrow }}
    layout="row"
    aside={<ActionList actions={[blog.action]} first="secondary" />}
  >
    <LinkLines
      look={look === "half" ? "dated" : "lead"}
      lines={teasersOf(intro, articles).map((article, index) => ({
        path: pathOf("article", article.slug),
        name: article.heading,
        summary: article.day ?? "",
        ...(look === "whole" && index === 0 && { cover: article }),
      }))}
    />
  </Section>
);
