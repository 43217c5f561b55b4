import { PicturedList } from "./pictured-list";
import * as kit from "../../components/kit/kit";

/** A job's benefits, small, for use beside the application form. */
export const Offers = ({ section }: { section: Queries.PicturedSectionFragment }) => (
  <div className={kit.stack(5)}>
    <div className={kit.stack(2)}>
      <h2 className={kit.text(["2xl"])}>{section.heading}</h2>
      {section.text && <p className={kit.text(["soft", "balance"])}>{section.text}</p>}
    </div>
    <PicturedList items={section.items} look="rows" />
  </div>
);
