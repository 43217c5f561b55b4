import { useRef } from "react";
import { graphql } from "gatsby";
import { needsConsent } from "../../browser/reading/consent-choice";
import { useActiveSection } from "../../browser/reading/use-active-section";
import { DayNightPicture } from "../../components/picture/day-night-picture";
import { Prose } from "../../components/prose/prose";
import { anchorOf } from "../../routes/anchor-of";
import { useSite } from "../../site-data/context";
import { ContentsList } from "../article-body/contents-list";
import { FoldedContents } from "../article-body/folded-contents";
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
      heading
      body
      choice
      skype
    }
  }
`;

type LegalSection = Queries.LegalTextFragment["sections"][number];

/** A legal text in sections, with a list of them beside it. What it says of consent and of Skype is shown only on a site that asks for them. */
export const LegalText = ({ page }: { page: Queries.LegalTextFragment }) => {
  const text = useRef<HTMLDivElement>(null);
  const place = useActiveSection(text, "section");
  const asksForSkype = Boolean(useSite().sales.skype);
  const bodyOf = ({ body, choice, skype }: LegalSection) =>
    [body, needsConsent() && choice, asksForSkype && skype].filter(Boolean).join("");
  return (
    <>
      <header className={kit.stack(6, styles.header)} data-background="plain">
        <div className={kit.stack(4)}>
          <h1>{page.heading}</h1>
          <p className={kit.text(["soft", "lg"], styles.text)}>{page.text}</p>
          <p className={kit.text(["soft", "sm"])}>
            {page.changed} <time dateTime={page.updatedAt}>{page.day}</time>
          </p>
        </div>
        <DayNightPicture day={page.image} night={page.imageNight} alt={page.alt} className={styles.picture} />
      </header>
      <div className={styles.layout}>
        <nav className={styles.beside} aria-label={page.contents}>
          <p className={styles.title}>{page.contents}</p>
          <ContentsList headings={page.sections.map(({ heading }) => heading)} place={place} />
        </nav>
        <div ref={text} className={kit.stack(7, kit.text(["lg"], styles.parts))} data-hue="sky">
          <div className={styles.folded}>
            <FoldedContents name={page.contents} headings={page.sections.map(({ heading }) => heading)} />
          </div>
          {page.sections.map((section) => (
            <section key={section.heading} className={styles.part}>
              <h2 id={anchorOf(section.heading)} className={styles.heading}>
                {section.heading}
              </h2>
              <Prose html={bodyOf(section)} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
};
