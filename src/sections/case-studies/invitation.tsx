import { ActionList } from "../../components/action-list/action-list";
import * as kit from "../../components/kit/kit";
import * as styles from "./invitation.module.css";

/** The card after the last case study, about the visitor's own product. */
export const Invitation = ({ invitation }: { invitation: Queries.TextSectionFragment }) => (
  <div className={kit.card(["broad", "pad-7"], kit.cluster(6, kit.spaceBetween(styles.invitation)))}>
    <div className={kit.stack(2, kit.text(["measure"], styles.words))}>
      <h3 className={kit.text(["3xl"], styles.question)}>{invitation.heading}</h3>
      {invitation.text && <p>{invitation.text}</p>}
    </div>
    <ActionList actions={invitation.actions} />
  </div>
);
