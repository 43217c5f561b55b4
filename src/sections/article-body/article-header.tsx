import type { ReactNode } from "react";
import { Cover, type CoverFiles } from "../../components/picture/cover";
import * as kit from "../../components/kit/kit";
import * as styles from "./article-header.module.css";
import { PersonLine } from "../../components/person-line/person-line";
import { interpolate } from "../../content-model/interpolate";
import { useLabels } from "../../site-data/context";
import * as facts from "../../components/reading-facts/reading-facts.module.css";

interface ArticleMetaProps {
  author: Queries.PersonLineFragment;
  /** Date of publication, 2024-05-31, and the same written out. Guides have none. */
  published?: { createdAt: string; day: string };
  minutes: number;
}

/** Who wrote an article, when, and how long it takes to read. */
export const ArticleMeta = ({ author, published, minutes }: ArticleMetaProps) => {
  const { article } = useLabels();
  return (
    <PersonLine person={author} line={interpolate(article.byline, { name: author.name })}>
      <span className={facts.together}>
        {published && <time dateTime={published.createdAt}>{published.day}</time>}
        <span>{interpolate(article.readingTime, { minutes })}</span>
      </span>
    </PersonLine>
  );
};

interface ArticleHeaderProps {
  heading: string;
  text: string;
  cover: CoverFiles;
  alt: string;
  /** Byline, date and reading time, below the lead. */
  meta?: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
}

/** The source is wider than the visible picture, whose sides are cropped. */
const wholePicture =
  "(min-width: 106em) 52em, (min-width: 75em) 45em, (min-width: 48em) 48vw, calc(100vw - 40px)";

export const ArticleHeader = ({ heading, text, cover, alt, meta, actions }: ArticleHeaderProps) => (
  <header className={kit.pageWidth(kit.split(6, "second", styles.header))}>
    <div className={kit.stack(4)}>
      <h1 className={kit.text(["3xl"])}>{heading}</h1>
      <p className={kit.text(["soft", "lg", "balance"])}>{text}</p>
      {meta}
      {actions && <div className={kit.cluster(3)}>{actions}</div>}
    </div>
    <Cover
      files={cover}
      alt={alt}
      className={kit.card(["broad"], styles.picture)}
      sizes={wholePicture}
      priority
    />
  </header>
);
