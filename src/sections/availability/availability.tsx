import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PointList } from "../../components/point-list/point-list";
import { ClosingPanel } from "./closing-panel";

export const availabilityFragments = graphql`
  fragment Availability on Availability {
    eyebrow
    hue
    image {
      ...CardPicture
    }
    imageNight {
      ...CardPicture
    }
    alt
    points
    action {
      ...Action
    }
  }
`;

interface AvailabilityProps {
  words: Queries.ClosingWordsFragment;
  availability: Queries.AvailabilityFragment;
  /** In place of its own, on a page that wears one throughout. */
  hue?: string;
  /** `line`: one line without list, on pages that hold a form already. */
  look?: "line";
  /** Where there is no picture. */
  children?: ReactNode;
}

/** Call to action at the end of a page, in a form for each kind of page: somebody is available now. */
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
