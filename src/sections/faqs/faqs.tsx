import { graphql } from "gatsby";
import { Accordion } from "../../components/accordion/accordion";
import { Button } from "../../components/button/button";
import { Section } from "../../components/section/section";
import { anchorOf } from "../../routes/anchor-of";
import { useContactPath } from "../../routes/current-route";
import { useLabels } from "../../site-data/context";

export const faqsFragment = graphql`
  fragment Faqs on Faqs {
    ...FaqsFields
    faq {
      ...Faq
    }
  }
`;

interface FaqsProps {
  section: Queries.FaqsFragment;
  tone?: "plain" | "band";
}

/** Frequently asked questions, and a link for visitors with other questions. */
export const Faqs = ({ section, tone }: FaqsProps) => {
  const contactPath = useContactPath();
  const { questions } = useLabels().actions;
  return (
    <Section
      intro={section}
      tone={tone}
      layout="row"
      aside={
        <div>
          <Button href={contactPath} variant="secondary">
            {questions}
          </Button>
        </div>
      }
    >
      <Accordion
        items={section.faq.questions.map(({ question, answer }) => ({
          id: anchorOf(question),
          question,
          answer,
        }))}
      />
    </Section>
  );
};
