import { graphql } from "gatsby";
import { Outcome } from "../../components/case-study-card/outcome";
import { PageLink } from "../../components/page-link/page-link";
import { Picture } from "../../components/picture/picture";
import { ThemedPicture } from "../../components/picture/themed-picture";
import { Section } from "../../components/section/section";
import { pathOf } from "../../routes/page-table";
import * as kit from "../../components/kit/kit";
import * as styles from "./client-wall.module.css";

export const clientLogoFragment = graphql`
  fragment ClientLogo on ClientLogo {
    alt
    caseStudy {
      slug
      outcome {
        ...Outcome
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
`;

/**
 * Eight client logos, coloured on hover. If the site has a portfolio, each has its product's outcome and links to the
 * case study.
 */
export const ClientWall = ({ clients }: { clients: Queries.ClientWallFragment }) => (
  <Section intro={clients}>
    <ul className={kit.twoUp(4, 6)}>
      {clients.logos.map(({ alt, light, dark, hover, caseStudy }) => {
        const logo = (
          <>
            <ThemedPicture light={light} dark={dark} alt={alt} className={styles.logo} />
            <Picture file={hover} alt="" className={styles.hover} />
          </>
        );
        const look = kit.stack(3, kit.text(["soft"], styles.place));
        return (
          <li key={alt}>
            {caseStudy ? (
              <PageLink to={pathOf("case-study", caseStudy.slug)} className={look}>
                {logo}
                <Outcome outcome={caseStudy.outcome} look="line" />
              </PageLink>
            ) : (
              <div className={look}>{logo}</div>
            )}
          </li>
        );
      })}
    </ul>
  </Section>
);
