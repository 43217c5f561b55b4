import { graphql, Link } from "gatsby";
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

type LogoProps = Queries.ClientWallFragment["logos"][number];

const Logo = ({ alt, light, dark, hover }: LogoProps) => (
  <>
    <Picture file={light} alt={alt} className={styles.light} />
    <Picture file={dark} alt={alt} className={styles.dark} />
    <Picture file={hover} alt="" className={styles.hover} />
  </>
);

/** Eight client logos, in colour on hover. Each links to the client's story, where the site shows them. */
export const ClientWall = ({ clients }: { clients: Queries.ClientWallFragment }) => (
  <Section intro={clients} layout="centered">
    <ul className={styles.wall}>
      {clients.logos.map((logo) => (
        <li key={logo.alt}>
          {logo.caseStudy ? (
            <Link to={pathOf("case-study", logo.caseStudy.slug)} className={styles.place}>
              <Logo {...logo} />
            </Link>
          ) : (
            <div className={styles.place}>
              <Logo {...logo} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </Section>
);
