import { graphql } from "gatsby";
import { needsConsent } from "../../browser/consent-choice";
import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { useSite } from "../../site-data/context";
import * as styles from "./legal-text.module.css";

export const legalTextFragment = graphql`
  fragment LegalText on LegalPage {
    heading
    text
    sections {
      heading
      body
      choice
      skype
    }
  }
`;

type LegalSection = Queries.LegalTextFragment["sections"][number];

/** A legal text in sections. What it says of consent and of Skype is shown only on a site that asks for them. */
export const LegalText = ({ page }: { page: Queries.LegalTextFragment }) => {
  const asksForSkype = Boolean(useSite().sales.skype);
  const bodyOf = ({ body, choice, skype }: LegalSection) =>
    [body, needsConsent() && choice, asksForSkype && skype].filter(Boolean).join("");
  return (
    <>
      <header className={styles.header} data-ground="paper">
        <h1>{page.heading}</h1>
        <p className={styles.text}>{page.text}</p>
      </header>
      {page.sections.map((section) => (
        <Section key={section.heading} intro={{ heading: section.heading }} layout="split">
          <Prose html={bodyOf(section)} />
        </Section>
      ))}
    </>
  );
};
