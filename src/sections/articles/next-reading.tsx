import { ActionList } from "../../components/action-list/action-list";
import { ArticleCard } from "../../components/article-card/article-card";
import { GuideCard } from "../../components/guide-card/guide-card";
import { Section } from "../../components/section/section";
import { interpolate } from "../../content-model/interpolate";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./guide-grid.module.css";

interface NextReadingProps {
  /** Name of the technology. */
  topic: string;
  articles: readonly Queries.ArticleCardFragment[];
  /** A link to more of them, if there are any. */
  action?: Queries.ActionFragment;
  /** All guides, in their order. */
  guides: readonly Queries.GuideCardFragment[];
  /** Slug of the current guide. */
  slug: string;
}

/** After a guide: the articles about its subject, and beside them the next guide; after the last guide, the first. */
export const NextReading = ({ topic, articles, action, guides, slug }: NextReadingProps) => {
  const { article: labels } = useLabels();
  const next = guides[(guides.findIndex((guide) => guide.slug === slug) + 1) % guides.length];
  return (
    <Section tone="band">
      <div className={kit.split(7, "even", styles.next)}>
        {articles.length > 0 && (
          <section className={kit.stack(5)}>
            <h2 className={kit.text(["2xl"])}>{interpolate(labels.articlesAbout, { topic })}</h2>
            <ul className={kit.tiles(5, "usual")}>
              {articles.map((article) => (
                <li key={article.slug}>
                  <ArticleCard article={article} />
                </li>
              ))}
            </ul>
            {action && <ActionList actions={[action]} first="secondary" />}
          </section>
        )}
        <section className={kit.stack(5)}>
          <h2 className={kit.text(["2xl"])}>{labels.nextGuide}</h2>
          {next && <GuideCard guide={next} tall />}
        </section>
      </div>
    </Section>
  );
};
