import { Section, type Intro } from "../../components/section/section";
import { OfficeCards } from "./office-cards";
import { PicturedList } from "../pictured-section/pictured-list";
import * as kit from "../../components/kit/kit";

/** A job's benefits, small, for use beside the application form. */
export const Offers = ({ section }: { section: Queries.PicturedSectionFragment }) => (
  <div className={kit.stack(5)}>
    <div className={kit.stack(2)}>
      <h2 className={kit.text(["2xl"])}>{section.heading}</h2>
      {section.text && <p className={kit.text(["soft", "balance"])}>{section.text}</p>}
    </div>
    <PicturedList items={section.items} look="rows" />
  </div>
);

interface OfficesProps {
  intro: Intro;
  audience: "sales" | "recruitment";
}

/** The offices with directions, and the contact details. */
export const Offices = ({ intro, audience }: OfficesProps) => (
  <Section intro={intro} layout="spread">
    <OfficeCards audience={audience} />
  </Section>
);
