import { graphql } from "gatsby";
import { PageLink } from "../../components/page-link/page-link";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import { pathOf } from "../../routes/page-table";
import * as styles from "./client-wall.module.css";

export const clientWallFragment = graphql`
  fragment ClientWall on ClientWall {
    eyebrow
    heading
    text
    logos {
      alt
      caseStudy {
        slug
      }
      light {
        ...PlainPicture
      }
      dark {
        ...PlainPicture
      }
      hover {
        ...PlainPicture
      }
    }
  }
`;

/** Eight client logos, in colour on hover. Each links to the client's story. */
export const ClientWall = ({ clients }: { clients: Queries.ClientWallFragment }) => (
  <Section intro={clients} layout="centered">
    <ul className={styles.wall}>
      {clients.logos.map(({ alt, caseStudy, light, dark, hover }) => (
        <li key={alt}>
          <PageLink to={pathOf("case-study", caseStudy.slug)} className={styles.place}>
            <Picture file={light} alt={alt} className={styles.light} />
            <Picture file={dark} alt={alt} className={styles.dark} />
            <Picture file={hover} alt="" className={styles.hover} />
          </PageLink>
        </li>
      ))}
    </ul>
  </Section>
);
