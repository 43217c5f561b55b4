import { GuideCard } from "../../components/guide-card/guide-card";
import * as kit from "../../components/kit/kit";
import * as styles from "./guide-grid.module.css";

/** Guides, two in a row; a single one fills the row. */
export const GuideGrid = ({ guides }: { guides: readonly Queries.GuideCardFragment[] }) => (
  <ul className={kit.grid(5, styles.guides)}>
    {guides.map((guide) => (
      <li key={guide.slug}>
        <GuideCard guide={guide} />
      </li>
    ))}
  </ul>
);
