import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PersonLine } from "../../components/person-line/person-line";
import { PointList } from "../../components/point-list/point-list";
import { Section } from "../../components/section/section";
import { useLabels } from "../../site-data/context";
import { fillIn } from "../../site-data/fill-in";
import { formAnchor } from "../../routes/route-name";

export const enquirySectionFragment = graphql`
  fragment EnquirySection on EnquirySection {
    eyebrow
    heading
    text
    points
  }
`;

interface EnquirySectionProps {
  section: Queries.EnquirySectionFragment;
  /** `third`: for a broad form. */
  layout?: "split" | "third";
  /** Who answers what is sent. */
  person?: Queries.PersonLineFragment;
  /** Under the list beside the form. */
  beside?: ReactNode;
  /** Below all that, and on phones below the form. */
  after?: ReactNode;
  /** The form, target of links to `formHash`. */
  children: ReactNode;
}

/** A form, with what a visitor may want to know before writing beside it. */
export const EnquirySection = ({
  section,
  layout = "split",
  person,
  beside,
  after,
  children,
}: EnquirySectionProps) => {
  const { people } = useLabels();
  return (
    <Section
      intro={section}
      tone="band"
      layout={layout}
      after={after}
      aside={
        <>
          <PointList points={section.points} />
          {person && <PersonLine person={person} line={fillIn(people.answers, { name: person.name })} />}
          {beside}
        </>
      }
    >
      {/* Not the section: on a phone its intro fills the screen, and the form would be below the fold. */}
      <div id={formAnchor}>{children}</div>
    </Section>
  );
};
