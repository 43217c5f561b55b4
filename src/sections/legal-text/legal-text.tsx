import { graphql } from "gatsby";
import { needsConsent } from "../../browser/consent-choice";
import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import * as styles from "./legal-text.module.css";

export const legalTextFragment = graphql`
  fragment LegalText on LegalPage {
    heading
    text
    sections {
      heading
      body
      choice
    }
  }
`;

/** A legal text in sections. */
export const LegalText = ({ page }: { page: Queries.LegalTextFragment }) => (
  <>
    <header className={styles.header} data-ground="paper">
      <h1>{page.heading}</h1>
      <p className={styles.text}>{page.text}</p>
    </header>
    {page.sections.map(({ heading, body, choice }) => (
      <Section key={heading} intro={{ heading }} layout="split">
        {/* Consent is mentioned only when the site asks for it. */}
        <Prose html={needsConsent() ? body + (choice ?? "") : body} />
      </Section>
    ))}
  </>
);
