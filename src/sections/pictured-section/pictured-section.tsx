import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { PicturedList } from "./pictured-list";

export const picturedFragments = graphql`
  fragment PicturedName on PicturedName {
    ...PicturedNameFields
    image {
      ...TilePicture
    }
  }

  fragment PicturedItem on PicturedItem {
    ...PicturedItemFields
    image {
      ...TilePicture
    }
  }
`;

interface PicturedSectionProps {
  section: Queries.PicturedSectionFragment;
  look: "fine" | "niches";
  tone?: "plain" | "band";
}

/** A section whose items have a picture, a heading and a text. */
export const PicturedSection = ({ section, look, tone = "plain" }: PicturedSectionProps) => (
  <Section intro={section} tone={tone} layout="spread">
    <PicturedList items={section.items} look={look} />
  </Section>
);
