import { Link } from "gatsby";
import { Picture, type PictureFile } from "../../components/picture";
import { Section, type Intro } from "../../components/section";
import * as styles from "./topic-cards.module.css";

interface TopicCardsProps {
  readonly intro: Intro;
  readonly topics: readonly { readonly slug: string; readonly name: string; readonly image: PictureFile }[];
}

/** The technologies that we write about, a cover each. */
export const TopicCards = ({ intro, topics }: TopicCardsProps) => (
  <Section id="topics" intro={intro} tone="sand" layout="spread">
    <ul className={styles.cards}>
      {topics.map(({ slug, name, image }) => (
        <li key={slug} className={styles.card}>
          <Picture file={image} alt="" className={styles.picture} />
          <h3 className={styles.name}>
            <Link to={`/blog/${slug}`} className={styles.link}>
              {name}
            </Link>
          </h3>
        </li>
      ))}
    </ul>
  </Section>
);
