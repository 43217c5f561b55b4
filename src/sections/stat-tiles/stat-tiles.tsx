import { StatRow } from "../stat-row/stat-row";
import * as styles from "./stat-tiles.module.css";

/** The company's figures in an open line: cards follow. */
export const StatTiles = ({ stats }: { stats: readonly Queries.StatFragment[] }) => (
  <section className={styles.tiles} data-background="plain">
    <StatRow stats={stats} />
  </section>
);
