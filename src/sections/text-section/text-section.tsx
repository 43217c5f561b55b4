import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { Section } from "../../components/section/section";

export const textSectionFragments = graphql`
  fragment ScheduleCall on ScheduleCall {
    eyebrow
    heading
    text
    action {
      ...Action
    }
  }

  fragment TextSection on TextSection {
    eyebrow
    heading
    text
    actions {
      ...Action
    }
  }
`;

interface TextSectionProps {
  section: Pick<Queries.TextSectionFragment, "eyebrow" | "heading" | "text" | "actions">;
  tone?: "paper" | "sand" | "panel" | "feature" | "dark";
  layout?: "stacked" | "centered" | "spread" | "row" | "strip";
  hue?: string;
  /** Variant of the first button. */
  first?: "primary" | "secondary";
}

/** Text and buttons only. */
export const TextSection = ({
  section,
  tone = "panel",
  layout = "centered",
  hue = "lilac",
  first,
}: TextSectionProps) => (
  <Section
    intro={section}
    tone={tone}
    layout={layout}
    hue={hue}
    {...(tone === "dark" && { voice: "loud" })}
    aside={section.actions.length > 0 && <ActionList actions={section.actions} first={first} />}
  />
);
