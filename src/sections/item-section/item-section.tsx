import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ActionList } from "../../components/action-list/action-list";
import { SideScroll } from "../../components/side-scroll/side-scroll";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./item-section.module.css";
import { TrialDays } from "./trial-days";
import * as trialStyles from "./trial-days.module.css";

export const itemSectionFragment = graphql`
  fragment ItemSection on ItemSection {
    eyebrow
    heading
    text
    items {
      heading
      text
    }
    actions {
      ...Action
    }
  }
`;

interface ItemSectionProps {
  section: Queries.ItemSectionFragment;
  /**
   * `steps`: a numbered row. `checklist`: a note with a box before each. `cases`: lines of one panel. `columns`: small texts, two in a row, beside the
   * intro. `days`: below a row of fifteen numbered days, with the second and the last marked.
   */
  look: "steps" | "checklist" | "cases" | "columns" | "days";
  tone?: "plain" | "band" | "soft" | "feature";
  /** Of a `soft` ground. */
  hue?: string;
  aside?: ReactNode;
}

const layouts = {
  columns: "split",
  steps: "spread",
  checklist: "split",
  cases: "spread",
  days: "days",
} as const;

/** Texts with a heading each: steps, reasons, principles. */
export const ItemSection = ({ section, look, tone = "plain", hue, aside }: ItemSectionProps) => {
  const List = look === "steps" ? "ol" : "ul";
  const actions = section.actions.length > 0 && (
    <ActionList
      actions={section.actions}
      first={look === "checklist" ? "primary" : "secondary"}
      className={look === "columns" ? styles.below : undefined}
    />
  );
  const list = (
    <List className={clsx(kit.stack(5), look === "days" ? trialStyles.days : styles[look])}>
      {section.items.map(({ heading, text }) => (
        <li key={heading} className={styles.item}>
          <h3>{heading}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </List>
  );
  return (
    <Section
      intro={section}
      tone={tone}
      hue={hue}
      layout={layouts[look]}
      {...(look === "columns" ? { after: actions } : { aside: aside ?? actions })}
    >
      {look === "days" && <TrialDays />}
      {look === "columns" ? (
        <SideScroll name={section.heading} phones={section.items.length}>
          {list}
        </SideScroll>
      ) : (
        list
      )}
    </Section>
  );
};
