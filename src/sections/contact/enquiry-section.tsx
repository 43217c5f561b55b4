import type { ReactNode } from "react";
import { PersonLine } from "../../components/person-line/person-line";
import { PointList } from "../../components/point-list/point-list";
import { Section } from "../../components/section/section";
import { useLabels } from "../../site-data/context";
import { interpolate } from "../../content-model/interpolate";
import { formAnchor } from "../../routes/route-name";

interface EnquirySectionProps {
  section: Queries.EnquirySectionFragment;
  /** `third`: for a wide form. */
  layout?: "split" | "third";
  /** The person who answers enquiries. */
  person?: Queries.PersonLineFragment;
  /** Shown below the list beside the form. */
  beside?: ReactNode;
  /** Shown below `beside`, and on phones below the form. */
  after?: ReactNode;
  /** The form, target of links to `formHash`. */
  children: ReactNode;
}

/** A form, beside information for visitors before they write. */
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
          {person && <PersonLine person={person} line={interpolate(people.answers, { name: person.name })} />}
          {beside}
        </>
      }
    >
      {/* Not on the section: on a phone its intro fills the screen, and the form is below the fold. */}
      <div id={formAnchor}>{children}</div>
    </Section>
  );
};
