import { graphql } from "gatsby";
import { Carousel } from "../../components/carousel/carousel";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import * as styles from "./hire-types.module.css";

export const hireTypesFragments = graphql`
  fragment HireType on HireType {
    heading
    price
    priceNote
    text
    alt
    image {
      ...TilePicture
    }
  }

  fragment HireTypes on HireTypes {
    eyebrow
    heading
    text
    items {
      ...HireType
    }
  }

  fragment HireTypesBlock on Query {
    hireTypes {
      ...HireTypes
    }
  }
`;

const HireType = ({ item }: { item: Queries.HireTypeFragment }) => (
  <div className={styles.type}>
    <Picture file={item.image} alt={item.alt} className={styles.picture} />
    <h3>{item.heading}</h3>
    <p className={styles.price}>
      {item.price} {item.priceNote && <span className={styles.note}>{item.priceNote}</span>}
    </p>
    <p className={styles.text}>{item.text}</p>
  </div>
);

/** Part-time, full time, hourly, with their prices: a grid on desktops, a looping carousel on phones. */
export const HireTypes = ({ hireTypes }: { hireTypes: Queries.HireTypesFragment }) => (
  <Section intro={hireTypes} tone="sand" layout="spread">
    <ul className={styles.list}>
      {hireTypes.items.map((item) => (
        <li key={item.heading}>
          <HireType item={item} />
        </li>
      ))}
    </ul>
    <div className={styles.carousel}>
      <Carousel name={hireTypes.heading} items={{ base: 1 }} wrap>
        {hireTypes.items.map((item) => (
          <HireType key={item.heading} item={item} />
        ))}
      </Carousel>
    </div>
  </Section>
);
