import { ActionList } from "../../components/action-list/action-list";
import * as kit from "../../components/kit/kit";

/** Text and buttons on a card, for use beside its subject. */
export const TextCard = ({ section }: { section: Queries.TextSectionFragment }) => (
  <div className={kit.card(["raised", "pad-6"], kit.stack(3))}>
    <h3 className={kit.text(["2xl"])}>{section.heading}</h3>
    {section.text && <p className={kit.text(["soft"])}>{section.text}</p>}
    <ActionList actions={section.actions} first="secondary" />
  </div>
);
