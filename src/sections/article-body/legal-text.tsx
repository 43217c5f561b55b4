import { graphql } from "gatsby";
import { needsConsent } from "../../browser/reading/consent-choice";
import { DayNightPicture } from "../../components/picture/day-night-picture";
import { Prose } from "../../components/prose/prose";
import { useSite } from "../../site-data/context";
import { ArticleBody } from "./article-body";
import { TextPart } from "./text-part";
import * as kit from "../../components/kit/kit";
import * as styles from "./legal-text.module.css";

export const legalTextFragment = graphql`
  fragment LegalText on LegalPage {
    heading
    text
    alt
    image {
      ...HeroPicture
    }
    imageNight {
      ...HeroNight
    }
    changed
    updatedAt
    day: updatedAt(formatString: "D MMMM YYYY")
    contents
    sections {
      ...LegalSection
    }
  }
`;

/** Parts on panels: the summary, and then every fourth part, as a landmark for the eye. */
const panelAt = (index: number): string | undefined => {
  if (index === 0) return kit.card(["panel", "pad-6"]);
  return index % 4 === 2 ? kit.card(["raised", "pad-6"]) : undefined;
};

type LegalSection = Queries.LegalTextFragment["sections"][number];

/**
 * A legal text in sections, with a list of them beside it. Parts about consent and Skype appear only if the site uses
 * them.
 */
export const LegalText = ({ page }: { page: Queries.LegalTextFragment }) => {
  const asksForSkype = Boolean(useSite().sales.skype);
  const bodyOf = ({ body, choice, skype }: LegalSection) =>
    [body, needsConsent() && choice, asksForSkype && skype].filter(Boolean).join("");
  return (
    <>
      <header className={kit.pageWidth(kit.split(6, "first", styles.header))} data-background="plain">
        <div className={kit.stack(4)}>
          <h1>{page.heading}</h1>
          <p className={kit.text(["soft", "lg", "measure", "balance"])}>{page.text}</p>
          <p className={kit.text(["soft", "sm"])}>
            {page.changed} <time dateTime={page.updatedAt}>{page.day}</time>
          </p>
        </div>
        <DayNightPicture picture={page} className={kit.frame("contain", styles.picture)} />
      </header>
      <ArticleBody contents={page.contents} headings={page.sections.map(({ heading }) => heading)} hue="sky">
        {page.sections.map((section, index) => (
          <TextPart key={section.heading} heading={section.heading} className={panelAt(index)}>
            <Prose html={bodyOf(section)} />
          </TextPart>
        ))}
      </ArticleBody>
    </>
  );
};
