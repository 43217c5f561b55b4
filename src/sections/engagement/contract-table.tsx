import { SideScroll } from "../../components/side-scroll/side-scroll";
import * as styles from "./contract-table.module.css";

interface ContractTableProps {
  name: string;
  rows: Queries.EngagementFragment["rows"];
  contracts: readonly { heading: string; text: string; points: readonly string[] }[];
}

/** The contracts side by side. On a phone the table scrolls sideways in a box of its own. */
export const ContractTable = ({ name, rows, contracts }: ContractTableProps) => {
  const lines = [
    { header: rows.text, cells: contracts.map(({ text }) => text) },
    ...rows.points.map((header, index) => ({ header, cells: contracts.map(({ points }) => points[index]) })),
  ];
  return (
    <SideScroll name={name} className={styles.box}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {rows.name}
            </th>
            {contracts.map(({ heading }) => (
              <th key={heading} scope="col" className={styles.contract}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ header, cells }) => (
            <tr key={header}>
              <th scope="row" className={styles.row}>
                {header}
              </th>
              {cells.map((cell) => (
                <td key={cell} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
};
