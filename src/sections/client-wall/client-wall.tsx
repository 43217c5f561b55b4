import { graphql, Link } from "gatsby";
import { Outcome } from "../../components/case-study-card/outcome";
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
        outcome {
          from
          to
        }
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

/** Eight client logos, in colour on hover, each with what its product changed: a link to the client's story. */
export const ClientWall = ({ clients }: { clients: Queries.ClientWallFragment }) => (
  <Section intro={clients} layout="centered">
    <ul className={styles.wall}>
      {clients.logos.map(({ alt, caseStudy, light, dark, hover }) => (
        <li key={alt}>
          <Link to={pathOf("case-study", caseStudy.slug)} className={styles.place}>
            <Picture file={light} alt={alt} className={styles.light} />
            <Picture file={dark} alt={alt} className={styles.dark} />
            <Picture file={hover} alt="" className={styles.hover} />
            <Outcome outcome={caseStudy.outcome} look="line" />
          </Link>
        </li>
      ))}
    </ul>
  </Section>
);
