import type { ComponentProps } from "react";
import { HeadedLists } from "../../components/headed-lists/headed-lists";
import { Section } from "../../components/section/section";

type HeadedListSectionProps = Pick<ComponentProps<typeof Section>, "intro" | "tone" | "layout"> &
  ComponentProps<typeof HeadedLists>;

export const HeadedListSection = ({ intro, tone, layout, ...lists }: HeadedListSectionProps) => (
  <Section intro={intro} tone={tone} layout={layout}>
    <HeadedLists {...lists} />
  </Section>
);
