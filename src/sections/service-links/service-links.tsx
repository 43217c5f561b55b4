import { Link } from "gatsby";
import * as styles from "./service-links.module.css";

interface ServiceLinksProps {
  readonly services: readonly { readonly slug: string; readonly name: string; readonly summary: string }[];
}

/** The five services as big ruled lines. */
export const ServiceLinks = ({ services }: ServiceLinksProps) => (
  <section className={styles.section}>
    <ul>
      {services.map(({ slug, name, summary }) => (
        <li key={slug} className={styles.row}>
          <h2 className={styles.name}>
            <Link to={`/services/${slug}`} className={styles.link}>
              {name}
            </Link>
          </h2>
          <p className={styles.summary}>{summary}</p>
        </li>
      ))}
    </ul>
  </section>
);
