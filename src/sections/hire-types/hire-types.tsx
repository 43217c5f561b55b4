import { graphql } from "gatsby";
import { useState } from "react";
import { Carousel } from "../../components/carousel/carousel";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./hire-types.module.css";

export const hireTypeFragment = graphql`
  fragment HireType on HireType {
    ...HireTypeFields
    image {
      ...TilePicture
    }
  }
`;

interface HireTypesProps {
  intro: Queries.HireTypesIntroFragment;
  hireTypes: Queries.HireTypesFragment;
  hue: string;
}

/**
 * Part-time, full time, hourly, with their prices: columns on desktops, a looping carousel on phones and tablets, with
 * buttons for the prices above it. Links to `#hire-types` lead here.
 */
export const HireTypes = ({ intro, hireTypes, hue }: HireTypesProps) => {
  const [shown, setShown] = useState(0);
  const types = hireTypes.items.map((item, index) => (
    <div key={item.heading} className={kit.grid(1, styles.type)}>
      <Picture file={item.image} alt={item.alt} className={kit.object("small", styles.picture)} />
      <h3 className={styles.heading}>{item.heading}</h3>
      <p className={kit.text(["title", "3xl"], styles.price)}>{item.price}</p>
      {item.priceNote && <p className={kit.text(["strong"])}>{item.priceNote}</p>}
      <p className={kit.text(["soft", "sm"], kit.fullRow())}>{intro.texts[index]}</p>
    </div>
  ));
  return (
    <Section intro={intro} tone="hue" hue={hue} layout="spread" id="hire-types">
      <ul className={kit.card(["lifted", "broad"], kit.grid(0, styles.list))}>
        {types.map((type) => (
          <li key={type.key} className={kit.grid(0, styles.column)}>
            {type}
          </li>
        ))}
      </ul>
      <div className={styles.narrow} data-pagefind-ignore>
        <ul className={kit.card(["raised"], kit.lines(styles.prices))}>
          {hireTypes.items.map(({ heading, price }, index) => (
            <li key={heading}>
              <button
                type="button"
                className={kit.cluster(
                  1,
                  kit.spaceBetween(index === shown && kit.marker("bar"), styles.line),
                )}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <span>{heading}</span>
                <span className={kit.text(["title", "xl"])}>{price}</span>
              </button>
            </li>
          ))}
        </ul>
        <Carousel
          name={intro.heading}
          items={{ base: 1, above768: 2 }}
          wrap
          current={shown}
          onCurrentChange={setShown}
        >
          {types.map((type) => (
            <div key={type.key} className={kit.card(["raised", "pad-5", "fill"])}>
              {type}
            </div>
          ))}
        </Carousel>
      </div>
    </Section>
  );
};
