import { PageLink } from "../../components/page-link/page-link";
import { ActionList } from "../../components/action-list/action-list";
import { LinkLines } from "../../components/link-lines/link-lines";
import { Section } from "../../components/section/section";
import { pathOf } from "../../routes/page-table";
import * as styles from "./latest-blog.module.css";
import { teasersOf } from "./teasers-of";

const lineCount = 3;

interface LatestLinesProps {
  intro: Queries.LatestBlogIntroFragment;
  blog: Queries.LatestBlogFragment;
  /** The newest. */
  articles: readonly Queries.ArticleCardFragment[];
  /** `stacked`: for half a page. */
  layout?: "stacked" | "split";
}

/** The same as `LatestBlog` in less room: three lines, and the names of the others. */
export const LatestLines = ({ intro, blog, articles, layout = "split" }: LatestLinesProps) => {
  const teasers = teasersOf(intro, articles);
  return (
    <Section
      intro={{ ...intro, eyebrow: blog.eyebrow }}
      layout={layout}
      after={
        <ActionList
          actions={[blog.action]}
          first="secondary"
          {...(layout === "stacked" && { place: "after" })}
        />
      }
    >
      <LinkLines
        look="compact"
        lines={teasers.slice(0, lineCount).map(({ slug, heading, day }) => ({
          path: pathOf("article", slug),
          name: heading,
          summary: day ?? "",
        }))}
      />
      <ul className={styles.others}>
        {teasers.slice(lineCount).map(({ slug, heading }) => (
          <li key={slug}>
            <PageLink to={pathOf("article", slug)} className={styles.other}>
              {heading}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
};
