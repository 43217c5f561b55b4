import { Section, type Intro } from "../../components/section/section";
import { OfficeCards } from "./office-cards";

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
