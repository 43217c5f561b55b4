import { ActionList } from "../../components/action-list/action-list";
import { ArticleCard } from "../../components/article-card/article-card";
import { LinkLines } from "../../components/link-lines/link-lines";
import { Section } from "../../components/section/section";
import { pathOf } from "../../routes/page-table";
import * as kit from "../../components/kit/kit";
import * as styles from "./latest-blog.module.css";
import { teasersOf, type LatestBlogProps } from "./teasers-of";

/** A `LatestBlog` like a newspaper's front page: one large article, with the others as lines beside it. */
export const LatestArticle = ({ intro, blog, articles }: LatestBlogProps) => {
  const [first, ...others] = intro ? teasersOf(intro, articles) : [];
  return (
    <div data-background="plain">
      {intro && blog && first && (
        <Section
          intro={{ ...intro, eyebrow: blog.eyebrow }}
          layout="row"
          aside={<ActionList actions={[blog.action]} first="secondary" />}
        >
          <div className={kit.split(6, "first", styles.paper)}>
            <ArticleCard article={first} look="lead" />
            <LinkLines
              look="even"
              lines={others.map((article) => ({
                path: pathOf("article", article.slug),
                name: article.heading,
                summary: article.day,
                cover: article,
              }))}
            />
          </div>
        </Section>
      )}
    </div>
  );
};
