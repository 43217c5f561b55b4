import type { ComponentProps } from "react";
import { ActionList } from "../../components/action-list/action-list";
import { PointList } from "../../components/point-list/point-list";
import { Section } from "../../components/section/section";

interface PointSectionProps {
  section: Queries.PointSectionFragment;
  tone?: "plain" | "band" | "soft" | "hue";
  /** `split`: the list beside the intro. `stacked`: below it, in columns. */
  layout?: "split" | "stacked" | "spread";
  hue?: string;
  /** Arrangement of the points, instead of the layout's default: see `PointList`. */
  list?: ComponentProps<typeof PointList>["layout"];
}

/** An intro with a list of ticked points. */
export const PointSection = ({
  section,
  tone = "plain",
  layout = "split",
  hue = "sun",
  list = layout === "split" ? "column" : "columns",
}: PointSectionProps) => {
  const actions = section.actions.length > 0 && <ActionList actions={section.actions} first="secondary" />;
  return (
    <Section
      intro={section}
      tone={tone}
      layout={layout}
      hue={hue}
      {...(layout === "split" ? { after: actions } : { aside: actions })}
    >
      <PointList points={section.points} layout={list} />
    </Section>
  );
};
