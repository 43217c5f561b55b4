import type { ReactNode } from "react";
import { ActionList } from "../../components/action-list/action-list";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./item-section.module.css";

interface ItemSectionProps {
  section: Queries.ItemSectionFragment;
  /** `steps`: a numbered row. `checklist`: a box before each item. `cases`: lines of one panel. */
  look: "steps" | "checklist" | "cases";
  tone?: "plain" | "band";
  /** Shown beside the list on wide screens, otherwise below it. */
  after?: ReactNode;
}

const stepsOf = (count: number) =>
  count === 3 ? kit.threes(6, styles.steps) : kit.columns(count % 4 > 0 ? 3 : 4, 6, styles.steps);

const listOf = (look: ItemSectionProps["look"], count: number) =>
  look === "steps"
    ? stepsOf(count)
    : kit.card([look === "cases" ? "raised" : "lifted"], kit.lines(styles.sheet, styles[look]));

/** Texts with a heading each: steps, a checklist, or alternatives. */
export const ItemSection = ({ section, look, tone = "plain", after }: ItemSectionProps) => {
  const List = look === "steps" ? "ol" : "ul";
  return (
    <Section
      intro={section}
      tone={tone}
      layout={look === "checklist" || after ? "split" : "spread"}
      aside={<ActionList actions={section.actions} first={look === "checklist" ? "primary" : "secondary"} />}
      after={after}
    >
      <List className={listOf(look, section.items.length)}>
        {section.items.map(({ heading, text }, index) => (
          <li
            key={heading}
            className={kit.grid(
              2,
              look === "steps" && kit.marker("number"),
              look === "checklist" && kit.marker("bead"),
              styles.item,
            )}
            data-hue={kit.hueAt(index)}
          >
            <h3>{heading}</h3>
            <p className={kit.text(["soft"], styles.text)}>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
};
