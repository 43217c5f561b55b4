import * as kit from "../../components/kit/kit";
import * as styles from "./contract-table.module.css";

interface ContractTableProps {
  rows: Queries.EngagementFragment["rows"];
  contracts: readonly { heading: string; hue: string; text: string; points: readonly string[] }[];
}

/** The contracts side by side. */
export const ContractTable = ({ rows, contracts }: ContractTableProps) => {
  const lines = [
    { header: rows.text, cells: contracts.map(({ text }) => text) },
    ...rows.points.map((header, index) => ({ header, cells: contracts.map(({ points }) => points[index]) })),
  ];
  return (
    <div className={kit.card(["raised", "broad", "clip"])}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={kit.text(["soft", "sm", "strong"])}>
              {rows.name}
            </th>
            {contracts.map(({ heading, hue }) => (
              <th
                key={heading}
                scope="col"
                className={kit.text(["title", "xl"], styles.contract)}
                data-hue={hue}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ header, cells }) => (
            <tr key={header}>
              <th scope="row" className={kit.text(["soft", "sm", "strong"])}>
                {header}
              </th>
              {cells.map((cell) => (
                <td key={cell} className={kit.text(["sm", "balance"])}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
