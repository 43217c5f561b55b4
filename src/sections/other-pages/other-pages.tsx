import { Link } from "gatsby";
import { Picture, type PictureFile } from "../../components/picture/picture";
import { Section, type Intro } from "../../components/section/section";
import * as styles from "./other-pages.module.css";

/** A page of the same kind, as a card. */
interface OtherPage {
  readonly path: string;
  readonly name: string;
  readonly summary: string;
  readonly image: PictureFile;
}

interface OtherPagesProps {
  readonly intro: Intro;
  readonly pages: readonly OtherPage[];
  readonly tone?: "paper" | "sand";
}

/** Cards that lead to sibling pages. */
export const OtherPages = ({ intro, pages, tone = "paper" }: OtherPagesProps) => (
  <Section intro={intro} tone={tone}>
    <ul className={styles.cards}>
      {pages.map(({ path, name, summary, image }) => (
        <li key={path} className={styles.card}>
          <Picture file={image} alt="" className={styles.picture} />
          <div>
            <h3>
              <Link to={path} className={styles.link}>
                {name}
              </Link>
            </h3>
            <p className={styles.text}>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
