import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PointList } from "../../components/point-list/point-list";
import { ClosingPanel } from "./closing-panel";

export const availabilityFragments = graphql`
  fragment ClosingWords on ClosingWords {
    ...ClosingWordsFields
    image {
      ...CardPicture
    }
    imageNight {
      ...CardPicture
    }
  }

  fragment Availability on Availability {
    ...AvailabilityFields
    image {
      ...CardPicture
    }
    imageNight {
      ...CardPicture
    }
  }
`;

interface AvailabilityProps {
  words: Queries.ClosingWordsFragment;
  availability: Queries.AvailabilityFragment;
  /** Overrides the section's hue, on a page that has one hue throughout. */
  hue?: string;
  /** `line`: one line without a list, on pages that already have a form. */
  look?: "line";
  /** Shown if there is no picture. */
  children?: ReactNode;
}

/** Call to action at the end of a page, in a variant for each kind of page. */
export const Availability = ({
  words,
  availability,
  hue = availability.hue,
  look,
  children,
}: AvailabilityProps) => {
  const { image, imageNight, alt } = words.image ? words : availability;
  return (
    <ClosingPanel
      words={{ ...words, eyebrow: availability.eyebrow }}
      picture={image && { image, imageNight, alt: alt ?? "" }}
      actions={availability.action ? [availability.action] : []}
      hue={hue}
      look={look}
      beside={children}
    >
      {look !== "line" && <PointList points={availability.points} />}
    </ClosingPanel>
  );
};
