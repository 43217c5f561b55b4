import { graphql } from "gatsby";
import { PointList } from "../../components/point-list/point-list";
import { SideScroll } from "../../components/side-scroll/side-scroll";
import { Section } from "../../components/section/section";
import { ContractTable } from "./contract-table";
import * as kit from "../../components/kit/kit";
import * as styles from "./engagement.module.css";

export const engagementFragment = graphql`
  fragment Engagement on Engagement {
    ...EngagementFields
    seal {
      ...TilePicture
    }
  }
`;

interface EngagementProps {
  intro: Queries.EngagementIntroFragment;
  engagement: Queries.EngagementFragment;
  tone?: "plain" | "band";
  /**
   * `cards`: one card per contract. `table`: compared line by line. On phones, which are too narrow for a table, both
   * are a row of cards.
   */
  look?: "cards" | "table";
}

/** How We Engage: three contract types. */
export const Engagement = ({ intro, engagement, tone, look = "cards" }: EngagementProps) => {
  const contracts = intro.contracts.map((contract, index) => ({
    heading: engagement.contracts[index] ?? "",
    hue: kit.hueAt(index),
    ...contract,
  }));
  const cards = (
    <ul className={kit.desktopColumns(3, 5)}>
      {contracts.map(({ heading, hue, text, points }) => (
        <li
          key={heading}
          className={kit.card(["raised", "pad-6"], kit.grid(4, kit.marker("bar", styles.contract)))}
          data-hue={hue}
        >
          <h3>{heading}</h3>
          <p>{text}</p>
          <PointList points={points} layout={look === "table" ? "dense" : "column"} />
        </li>
      ))}
    </ul>
  );
  return (
    <Section intro={intro} tone={tone} layout="spread">
      {look === "table" && (
        <div className={styles.table} data-pagefind-ignore>
          <ContractTable rows={engagement.rows} contracts={contracts} />
        </div>
      )}
      <SideScroll
        name={intro.heading}
        phones={contracts.length}
        className={look === "table" ? styles.onPhones : undefined}
      >
        {cards}
      </SideScroll>
    </Section>
  );
};
