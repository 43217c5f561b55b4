import { readingMinutes } from "../../seo/word-count";
import { ArticleBody } from "../../sections/article-body/article-body";
import { ArticleText } from "../../sections/article-body/article-text";
import { ArticleHeader } from "../../sections/article-body/article-header";
import { ArticleMeta } from "../../sections/article-body/article-header";
import { useLabels } from "../../site-data/context";
import { dayOf } from "./day-of";
import type { PreviewProps } from "./previews";

/**
 * The part of `templates/article.tsx` that shows the entry. `beside`: the page of all articles, which has the last
 * button.
 */
export const ArticlePreview = ({
  page,
  beside,
}: PreviewProps<Queries.ArticleTemplateQuery, Queries.ArticleClosingFragment["blogPage"]>) => {
  const { contents } = useLabels().article;
  const { author, createdAt, sections } = page;
  const minutes = readingMinutes(sections.map(({ body }) => body));
  const published = createdAt ? { createdAt, day: dayOf(createdAt) } : undefined;
  return (
    <article>
      <ArticleHeader
        heading={page.heading}
        text={page.text}
        cover={page}
        alt={page.alt}
        meta={author && <ArticleMeta author={author} published={published} minutes={minutes} />}
      />
      {sections.length > 0 && (
        <ArticleBody contents={contents} headings={sections.map(({ heading }) => heading)} hue={page.hue}>
          <ArticleText sections={sections} closing={page.closing} band={{ blogPage: beside }} />
        </ArticleBody>
      )}
    </article>
  );
};
