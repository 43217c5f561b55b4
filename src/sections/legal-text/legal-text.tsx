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

/** Plain words about rights and duties, part by part. */
export const LegalText = ({ page }: { page: Queries.LegalTextFragment }) => (
  <>
    <header className={styles.header} data-ground="paper">
      <h1>{page.heading}</h1>
      <p className={styles.text}>{page.text}</p>
    </header>
    {page.sections.map(({ heading, body, choice }) => (
      <Section key={heading} intro={{ heading }} layout="split">
        {/* A choice that this site does not offer is not spoken of. */}
        <Prose html={needsConsent() ? body + (choice ?? "") : body} />
      </Section>
    ))}
  </>
);
