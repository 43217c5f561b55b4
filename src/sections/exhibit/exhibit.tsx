import { CardLink } from "../../components/card-link/card-link";
import { Outcome } from "../../components/case-study-card/outcome";
import { Cover } from "../../components/picture/cover";
import { pathOf } from "../../routes/page-table";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./exhibit.module.css";

/** One case study as the page's exhibit: its picture to the edge of the window, and beside it what it changed. */
export const Exhibit = ({ caseStudy }: { caseStudy: Queries.CaseStudyCardFragment }) => {
  const { slug, hue, focus, outcome, card } = caseStudy;
  const { readCaseStudy } = useLabels().actions;
  return (
    <section
      className={kit.split("first", 8, styles.exhibit)}
      data-hue={hue}
      data-background="hue"
      style={{ "--focus": focus }}
    >
      <Cover
        files={card}
        alt={card.alt}
        className={kit.card(["panel", "broad"], styles.picture)}
        sizes="(min-width: 62em) 56vw, 100vw"
      />
      <article className={kit.stack(5, styles.words)}>
        <Outcome outcome={outcome} look="hook" />
        <h2 className={kit.text(["2xl"])}>
          <CardLink to={pathOf("case-study", slug)} hover="none">
            {card.heading}
          </CardLink>
        </h2>
        <p className={kit.text(["balance"])}>{card.text}</p>
        <span className={kit.row(2, kit.text(["strong"], styles.more))} aria-hidden="true">
          {readCaseStudy}
        </span>
      </article>
    </section>
  );
};
