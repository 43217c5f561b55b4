import type { ReactNode } from "react";
import { Cover } from "../../components/picture/cover";
import type { DayNightPictureProps } from "../../components/picture/day-night-picture";
import * as kit from "../../components/kit/kit";
import * as styles from "./article-header.module.css";
import { PersonLine } from "../../components/person-line/person-line";
import { interpolate } from "../../content-model/interpolate";
import { useLabels } from "../../site-data/context";
import * as facts from "../../components/reading-facts/reading-facts.module.css";

type HeadOfArticle = DayNightPictureProps["picture"] & {
  heading: string;
  text: string;
  /** Missing in the editor's preview until one is chosen. */
  author?: Queries.PersonLineFragment;
  minutes: number;
  /** Date of publication, 2024-05-31, and the same written out. Guides have none. */
  createdAt?: string;
  day?: string;
};

interface ArticleHeaderProps {
  article: HeadOfArticle;
  /** Buttons below the text. */
  actions?: ReactNode;
}

/** The source is wider than the visible picture, whose sides are cropped. */
const wholePicture =
  "(min-width: 106em) 52em, (min-width: 75em) 45em, (min-width: 48em) 48vw, calc(100vw - 40px)";

/** Top of an article or a guide: title, who wrote it, when, how long it takes to read, and its cover. */
export const ArticleHeader = ({ article, actions }: ArticleHeaderProps) => {
  const { heading, text, author, createdAt, day, minutes } = article;
  const { article: labels } = useLabels();
  return (
    <header className={kit.pageWidth(kit.split(6, "second", styles.header))}>
      <div className={kit.stack(4)}>
        <h1 className={kit.text(["3xl"])}>{heading}</h1>
        <p className={kit.text(["soft", "lg", "balance"])}>{text}</p>
        {author && (
          <PersonLine person={author} line={interpolate(labels.byline, { name: author.name })}>
            <span className={facts.together}>
              {createdAt && <time dateTime={createdAt}>{day}</time>}
              <span>{interpolate(labels.readingTime, { minutes })}</span>
            </span>
          </PersonLine>
        )}
        {actions && <div className={kit.cluster(3)}>{actions}</div>}
      </div>
      <Cover
        picture={article}
        className={kit.card(["broad"], styles.picture)}
        sizes={wholePicture}
        priority
      />
    </header>
  );
};
