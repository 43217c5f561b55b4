import { graphql } from "gatsby";
import { ClosingPanel } from "./closing-panel";

export const closingSectionFragment = graphql`
  fragment ClosingSection on ClosingSection {
    ...ClosingSectionFields
    image {
      ...CardPicture
    }
    imageNight {
      ...CardPicture
    }
  }
`;

interface ClosingSectionProps {
  section: Queries.ClosingSectionFragment;
  hue: string;
}

/** The end of a page without a call for a project: the next step, beside a picture that extends out of its panel. */
export const ClosingSection = ({ section, hue }: ClosingSectionProps) => (
  <ClosingPanel words={section} picture={section} actions={section.actions} hue={hue} look="open" />
);
