import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { Figures, type Figure } from "../../components/figures/figures";
import { Section } from "../../components/section/section";

export const figureFragments = graphql`
  fragment Stat on Stat {
    value
    label
    text: paragraph
  }

  fragment Counter on Counter {
    value: count
    label: title
  }

  fragment Results on Results {
    eyebrow
    heading
    text
    figures {
      value
      label
    }
  }
`;

interface FigureSectionProps extends Pick<ComponentProps<typeof Section>, "intro" | "tone"> {
  figures: readonly Figure[];
}

/** Large figures, with or without an intro above. */
export const FigureSection = ({ intro, figures, tone = "plain" }: FigureSectionProps) => (
  <Section intro={intro} tone={tone} layout="spread">
    <Figures figures={figures} look={tone === "plain" ? "ruled" : "large"} />
  </Section>
);
