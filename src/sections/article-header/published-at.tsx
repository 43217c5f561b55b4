import { fillIn } from "../../site-data/fill-in";
import { useLabels } from "../../site-data/context";
import { readingMinutes } from "./reading-minutes";

interface PublishedAtProps {
  /** Date of publication, 2024-05-31. */
  createdAt: string;
  /** The same date, written out. */
  day: string;
  sections: readonly { body: string }[];
}

/** An article's date of publication and reading time. */
export const PublishedAt = ({ createdAt, day, sections }: PublishedAtProps) => {
  const { article } = useLabels();
  return (
    <>
      <span>
        {article.published} <time dateTime={createdAt}>{day}</time>
      </span>
      <span>
        {fillIn(article.readingTime, { minutes: readingMinutes(sections.map(({ body }) => body)) })}
      </span>
    </>
  );
};
