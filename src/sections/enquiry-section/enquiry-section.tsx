import type { ReactNode } from "react";
import { PointList } from "../../components/point-list/point-list";
import { Section } from "../../components/section/section";

interface EnquirySectionProps {
  readonly section: Queries.ListSectionFragment;
  /** The form; in-page links to #inquiry lead here. */
  readonly children: ReactNode;
}

/** A form, with what a visitor may want to know before writing beside it. */
export const EnquirySection = ({ section, children }: EnquirySectionProps) => (
  <Section intro={section} tone="sand" layout="split" aside={<PointList points={section.points} />}>
    {/* Not the section: on a phone its words fill the screen, and whoever asked for the form would not see it. */}
    <div id="inquiry">{children}</div>
  </Section>
);
