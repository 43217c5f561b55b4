import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./text-section.module.css";

export const textSectionFragment = graphql`
  fragment TextSection on TextSection {
    ...TextSectionFields
    image {
      ...TilePicture
    }
  }
`;

interface TextSectionProps {
  section: Pick<Queries.TextSectionFragment, "eyebrow" | "heading" | "text" | "actions"> &
    Partial<Pick<Queries.TextSectionFragment, "image">>;
  tone?: "plain" | "band" | "panel" | "feature" | "dark";
  layout?: "stacked" | "centered" | "spread" | "row" | "strip";
  hue?: string;
  /** Variant of the first button. */
  first?: "primary" | "secondary";
}

/** Text and buttons, with an optional picture in between. */
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
    largeHeading={tone === "dark"}
    aside={
      section.image ? (
        <div className={kit.grid(4, styles.end)}>
          <Picture file={section.image} alt="" className={kit.object("usual", styles.picture)} />
          <ActionList actions={section.actions} first={first} className={styles.actions} />
        </div>
      ) : (
        <ActionList actions={section.actions} first={first} />
      )
    }
  />
);
