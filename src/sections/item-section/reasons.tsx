import { ActionList } from "../../components/action-list/action-list";
import { SideScroll } from "../../components/side-scroll/side-scroll";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";

/** Reasons in short texts, two in a row beside the intro; on phones one row that scrolls sideways. */
export const Reasons = ({ section }: { section: Queries.ItemSectionFragment }) => (
  <Section
    intro={section}
    tone="soft"
    hue="lilac"
    layout="split"
    after={section.actions.length > 0 && <ActionList actions={section.actions} first="secondary" />}
  >
    <SideScroll name={section.heading} phones={section.items.length}>
      <ul className={kit.columns(2, 5)}>
        {section.items.map(({ heading, text }) => (
          <li key={heading} className={kit.stack(2)}>
            <h3>{heading}</h3>
            <p className={kit.text(["soft", "sm"])}>{text}</p>
          </li>
        ))}
      </ul>
    </SideScroll>
  </Section>
);
