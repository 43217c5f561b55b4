import type { ComponentProps } from "react";
import { Figures, type Figure } from "../../components/figures/figures";
import { Section } from "../../components/section/section";

interface FigureSectionProps extends Pick<ComponentProps<typeof Section>, "intro" | "tone"> {
  figures: readonly Figure[];
}

/** Large figures, with or without an intro above. */
export const FigureSection = ({ intro, figures, tone = "plain" }: FigureSectionProps) => (
  <Section intro={intro} tone={tone} layout="spread">
    <Figures figures={figures} look={tone === "plain" ? "ruled" : "large"} />
  </Section>
);
