import { useEffect, useState } from "react";
import * as kit from "../../components/kit/kit";
import * as styles from "./figures.module.css";
import { useSite } from "../../site-data/context";
import { yearsInIndustry } from "./years-in-industry";

/** One of the company's figures. `{years}` is computed at build time and updated in the browser. */
const StatValue = ({ value }: { value: string }) => {
  const { foundingYear } = useSite();
  const [years, setYears] = useState(() => yearsInIndustry(foundingYear, new Date()));
  useEffect(() => setYears(yearsInIndustry(foundingYear, new Date())), [foundingYear]);
  return <span suppressHydrationWarning>{value.replace("{years}", String(years))}</span>;
};

interface FiguresProps {
  figures: readonly { value: string; label: string; paragraph?: string | null }[];
  /** `ruled`: a rule above each figure. `large`: the figures take the place of the section's picture. */
  look?: "ruled" | "large";
}

/** Four figures make a row of four, two on phones. Any other number shares one row. */
const listOf = (count: number) =>
  count % 4 === 0 ? kit.grid(7, styles.four) : kit.tiles(5, "narrow", styles.shared);

/** Large figures side by side, each with its label. */
export const Figures = ({ figures, look = "ruled" }: FiguresProps) => (
  <dl className={listOf(figures.length)}>
    {figures.map(({ value, label, paragraph }) => (
      <div key={label} className={kit.column(2, styles[look])}>
        <dt className={kit.text(look === "large" ? ["soft", "balance"] : ["strong", "balance"])}>{label}</dt>
        <dd className={styles.value}>
          <StatValue value={value} />
        </dd>
        {paragraph && <dd className={kit.text(["soft"])}>{paragraph}</dd>}
      </div>
    ))}
  </dl>
);
