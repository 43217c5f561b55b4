import { graphql } from "gatsby";
import { HeadedLists } from "../../components/headed-lists/headed-lists";
import { Section } from "../../components/section/section";

export const offerFragments = graphql`
  fragment HeadedList on HeadedList {
    header
    list
  }

  fragment Offer on Offer {
    eyebrow
    heading
    text
    look
    approaches {
      ...HeadedList
    }
  }

  fragment Stack on Stack {
    eyebrow
    heading
    text
    groups {
      ...HeadedList
    }
  }
`;

/** What we did in a project, in the form that its file names. */
export const Offer = ({ offer }: { offer: Queries.OfferFragment }) => (
  <Section intro={offer} layout="spread" tone="band">
    <HeadedLists lists={offer.approaches} look={offer.look} />
  </Section>
);
