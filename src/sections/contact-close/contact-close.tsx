import { ActionList } from "../../components/action-list/action-list";
import * as kit from "../../components/kit/kit";
import { ItemSection } from "../item-section/item-section";
import { PicturedSection } from "../pictured-section/pictured-section";

interface ContactCloseProps {
  deliver: Queries.PicturedSectionFragment;
  help: Queries.ItemSectionFragment;
  experts: Queries.TextSectionFragment;
}

/** What comes after the form: a line of promises, and a band with the steps and a second way to ask. */
export const ContactClose = ({ deliver, help, experts }: ContactCloseProps) => (
  <>
    <PicturedSection section={deliver} look="fine" />
    <ItemSection
      section={help}
      look="steps"
      tone="band"
      aside={
        <div className={kit.card(["raised", "pad-6"], kit.stack(3))}>
          <h3 className={kit.text(["2xl"])}>{experts.heading}</h3>
          {experts.text && <p className={kit.text(["soft"])}>{experts.text}</p>}
          <ActionList actions={experts.actions} first="secondary" />
        </div>
      }
    />
  </>
);
