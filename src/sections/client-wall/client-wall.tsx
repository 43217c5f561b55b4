import { graphql } from "gatsby";
import { Outcome } from "../../components/case-study-card/outcome";
import { PageLink } from "../../components/page-link/page-link";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import { pathOf } from "../../routes/page-table";
import * as kit from "../../components/kit/kit";
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

type LogoProps = Queries.ClientWallFragment["logos"][number];

const Logo = ({ alt, light, dark, hover }: LogoProps) => (
  <>
    <Picture file={light} alt={alt} className={styles.light} />
    <Picture file={dark} alt={alt} className={styles.dark} />
    <Picture file={hover} alt="" className={styles.hover} />
  </>
);

/** Eight client logos, in colour on hover. Where the site shows its work, each has what its product changed and links to its story. */
export const ClientWall = ({ clients }: { clients: Queries.ClientWallFragment }) => (
  <Section intro={clients}>
    <ul className={styles.wall}>
      {clients.logos.map((logo) => (
        <li key={logo.alt}>
          {logo.caseStudy ? (
            <PageLink
              to={pathOf("case-study", logo.caseStudy.slug)}
              className={kit.stack(3, kit.text(["soft"], styles.place))}
            >
              <Logo {...logo} />
              <Outcome outcome={logo.caseStudy.outcome} look="line" />
            </PageLink>
          ) : (
            <div className={kit.stack(3, kit.text(["soft"], styles.place))}>
              <Logo {...logo} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </Section>
);
