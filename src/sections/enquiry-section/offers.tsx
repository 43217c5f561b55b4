import { PicturedList } from "../pictured-section/pictured-list";
import * as kit from "../../components/kit/kit";
import * as styles from "./offers.module.css";

/** What comes with a job, small: it stands beside the form for it. */
export const Offers = ({ section }: { section: Queries.PicturedSectionFragment }) => (
  <div className={kit.stack(5, styles.offers)}>
    <div>
      <h2 className={kit.text(["2xl"])}>{section.heading}</h2>
      {section.text && <p className={styles.text}>{section.text}</p>}
    </div>
    <PicturedList items={section.items} look="rows" />
  </div>
);
