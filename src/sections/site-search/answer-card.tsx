import { ActionList } from "../../components/action-list/action-list";
import * as kit from "../../components/kit/kit";

type Answer = Queries.SiteSearchFragment["answers"][number];

/** The answer to a frequent question, so that nobody has to open a page for it. */
export const AnswerCard = ({ heading, text, action }: Answer) => (
  <div className={kit.card(["panel", "pad-5"], kit.split("first", 5))} data-hue="teal">
    <div className={kit.stack(2)}>
      <h2 className={kit.text(["title", "2xl"])}>{heading}</h2>
      <p className={kit.text(["measure"])}>{text}</p>
    </div>
    <ActionList actions={[action]} />
  </div>
);
