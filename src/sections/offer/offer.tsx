import { graphql } from "gatsby";
import { HeadedLists } from "../../components/headed-lists/headed-lists";
import { Section } from "../../components/section/section";

export const caseStudyOfferFragments = graphql`
  fragment HeadedList on HeadedList {
    header
    list
  }

  fragment CaseStudyOffer on CaseStudyOffer {
    eyebrow
    heading
    text
    approaches {
      ...HeadedList
    }
  }

  fragment TechnologyStack on TechnologyStack {
    eyebrow
    heading
    text
    groups {
      ...HeadedList
    }
  }
`;

/** What we did to offer: phases of the work as numbered columns. */
export const Offer = ({ offer }: { readonly offer: Queries.CaseStudyOfferFragment }) => (
  <Section intro={offer} layout="spread" tone="sand">
    <HeadedLists lists={offer.approaches} look="phases" />
  </Section>
);
