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
  /** `row`: for half a page. */
  layout?: "row" | "split";
}

/** The same as `LatestBlog` in less room: a line each. */
export const LatestLines = ({ intro, blog, articles, layout = "split" }: LatestLinesProps) => {
  const all = <ActionList actions={[blog.action]} first="secondary" />;
  return (
    <Section
      intro={{ ...intro, eyebrow: blog.eyebrow }}
      layout={layout}
      {...(layout === "row" ? { aside: all } : { after: all })}
    >
      <LinkLines
        look="compact"
        lines={teasersOf(intro, articles).map(({ slug, heading, day }) => ({
          path: pathOf("article", slug),
          name: heading,
          summary: day ?? "",
        }))}
      />
    </Section>
  );
};
