import { ActionList } from "../../components/action-list/action-list";
import { LinkLines } from "../../components/link-lines/link-lines";
import { Section } from "../../components/section/section";
import { pathOf } from "../../routes/page-table";
import { teasersOf, type LatestBlogProps } from "./teasers-of";

interface LatestLinesProps extends LatestBlogProps {
  /** `half`: for half of the page's width. */
  look?: "half" | "whole";
}

/** A compact `LatestBlog`, with one line per article. */
export const LatestLines = ({ intro, blog, articles, look = "whole" }: LatestLinesProps) =>
  intro &&
  blog && (
    <Section
      intro={{ ...intro, eyebrow: blog.eyebrow }}
      layout="row"
      half={look === "half"}
      aside={<ActionList actions={[blog.action]} first="secondary" />}
    >
      <LinkLines
        look={look === "half" ? "dated" : "lead"}
        lines={teasersOf(intro, articles).map((article, index) => ({
          path: pathOf("article", article.slug),
          name: article.heading,
          summary: article.day,
          ...(look === "whole" && index === 0 && { cover: article }),
        }))}
      />
    </Section>
  );
