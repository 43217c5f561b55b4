import { ActionList } from "../../components/action-list/action-list";
import * as kit from "../../components/kit/kit";
import * as styles from "./answer-card.module.css";

type Answer = Queries.SiteSearchFragment["answers"][number];

/** What is asked so often that nobody should have to open a page for it. */
export const AnswerCard = ({ heading, text, action }: Answer) => (
  <div className={kit.card(["panel"], styles.answer)} data-hue="teal">
    <div>
      <h2 className={kit.text(["title", "2xl"])}>{heading}</h2>
      <p className={styles.text}>{text}</p>
    </div>
    <ActionList actions={[action]} />
  </div>
);
