import type { ComponentProps } from "react";
import { Section } from "../../components/section/section";
import { Figures } from "./figures";

type FigureSectionProps = Pick<ComponentProps<typeof Section>, "intro" | "tone"> &
  Pick<ComponentProps<typeof Figures>, "figures">;

/** Large figures, with or without an intro above. */
export const FigureSection = ({ intro, figures, tone = "plain" }: FigureSectionProps) => (
  <Section intro={intro} tone={tone} layout="spread">
    <Figures figures={figures} look={tone === "plain" ? "ruled" : "large"} />
  </Section>
);
