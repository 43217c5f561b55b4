import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { HeadedLists } from "../../components/headed-lists/headed-lists";
import { Section } from "../../components/section/section";

export const headedListFragments = graphql`
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

type HeadedListSectionProps = Pick<ComponentProps<typeof Section>, "intro" | "tone" | "layout"> &
  ComponentProps<typeof HeadedLists>;

export const HeadedListSection = ({ intro, tone, layout, ...lists }: HeadedListSectionProps) => (
  <Section intro={intro} tone={tone} layout={layout}>
    <HeadedLists {...lists} />
  </Section>
);
