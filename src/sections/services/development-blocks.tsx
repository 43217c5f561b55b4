import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { DayNightPicture } from "../../components/picture/day-night-picture";
import { PointList } from "../../components/point-list/point-list";
import * as kit from "../../components/kit/kit";
import * as styles from "./development-blocks.module.css";

export const developmentBlockFragment = graphql`
  fragment DevelopmentBlock on DevelopmentBlock {
    ...DevelopmentBlockFields
    image {
      ...HeroPicture
    }
    imageNight {
      ...NightPicture
    }
  }
`;

/** Hues of the linked pages. */
const hues = ["sky", "teal", "sun"];

/** Kinds of development, one block and hue each. The picture alternates sides. */
export const DevelopmentBlocks = ({ blocks }: { blocks: readonly Queries.DevelopmentBlockFragment[] }) => (
  <div className={kit.stack(8, styles.blocks)}>
    {blocks.map(({ eyebrow, heading, text, points, action, ...picture }, index) => (
      <section
        key={heading}
        className={kit.card(["panel", "broad"], kit.desktopColumns(2, 7, styles.block))}
        data-hue={hues[index % hues.length]}
      >
        <div className={styles.stage}>
          <DayNightPicture
            picture={picture}
            className={kit.frame("contain", styles.picture)}
            sizes="(min-width: 62em) 50vw, (min-width: 36em) 480px, calc(100vw - 40px)"
          />
        </div>
        <div className={kit.stack(5)}>
          <div>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <h2>{heading}</h2>
          </div>
          {text && <p>{text}</p>}
          <PointList points={points} />
          <ActionList actions={[action]} first="secondary" />
        </div>
      </section>
    ))}
  </div>
);
