import { graphql } from "gatsby";
import { Outcome } from "../../components/case-study-card/outcome";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { Cover } from "../../components/picture/cover";
import * as kit from "../../components/kit/kit";
import * as styles from "./case-study-banner.module.css";

export const caseStudyBannerFragment = graphql`
  fragment CaseStudyBanner on CaseStudyBanner {
    ...CaseStudyBannerFields
    image {
      ...HeroPicture
      ...HeroPhoneWhole
    }
    imageNight {
      ...NightPicture
      ...HeroPhoneWholeNight
    }
  }
`;

const separator = " · ";

interface CaseStudyBannerProps {
  banner: Queries.CaseStudyBannerFragment;
  outcome: Queries.CaseStudyCardFragment["outcome"];
}

/** Top of a case study, in its own hue. The outcome is the largest element of the page. */
export const CaseStudyBanner = ({ banner, outcome }: CaseStudyBannerProps) => (
  <section className={kit.pageWidth(styles.hero)}>
    <div className={kit.card(["panel", "broad", "clip"], kit.grid(1, styles.panel))}>
      <div className={kit.card(["pad-7"], kit.stack(3))}>
        <Eyebrow marked>{banner.title}</Eyebrow>
        <Outcome outcome={outcome} look="hook" />
        <h1 className={kit.text(["2xl"])}>{banner.subtitle}</h1>
        <p className={kit.text(["balance"])}>{banner.text}</p>
        <p className={kit.text(["soft", "sm", "strong"], styles.subhead)}>
          <span className={styles.facts}>
            {banner.subhead.split(separator).map((fact, index) => (
              <span key={fact}>
                {index > 0 && <span className={styles.dot}>{separator}</span>}
                {fact}
              </span>
            ))}
          </span>
        </p>
      </div>
      <Cover
        picture={banner}
        className={styles.picture}
        priority
        sizes="(min-width: 76em) 46em, calc(100vw - 40px)"
      />
    </div>
  </section>
);
