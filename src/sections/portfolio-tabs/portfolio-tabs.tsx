import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { CaseStudyCard } from "../../components/case-study-card/case-study-card";
import { Picture } from "../../components/picture/picture";
import { Tabs } from "../../components/tabs/tabs";
import { looks, placesOf } from "./rows";
import * as styles from "./portfolio-tabs.module.css";

export const portfolioFragments = graphql`
  fragment PortfolioTab on PortfolioTab {
    label
    category
    text
  }

  fragment UpcomingWork on UpcomingWork {
    heading
    text
    categories
    alt
    image {
      ...CardPicture
    }
  }
`;

interface PortfolioTabsProps {
  name: string;
  tabs: readonly Queries.PortfolioTabFragment[];
  caseStudies: readonly Queries.CaseStudyCardFragment[];
  upcoming: readonly Queries.UpcomingWorkFragment[];
  upcomingLabel: string;
  invitation: Queries.TextSectionFragment;
}

/** Each case study with its place. */
const rowsOf = (caseStudies: readonly Queries.CaseStudyCardFragment[]) => {
  const places = placesOf(caseStudies.length);
  return caseStudies.map((caseStudy, index) => ({ caseStudy, place: places[index]! }));
};

/** Case studies by category. Work without a case study is a card without a link. The last card is a call to action. */
export const PortfolioTabs = ({
  name,
  tabs,
  caseStudies,
  upcoming,
  upcomingLabel,
  invitation,
}: PortfolioTabsProps) => {
  const listed = ({ categories }: { categories: readonly string[] }, category: string) =>
    category === "all" || categories.includes(category);
  return (
    <section className={styles.portfolio}>
      <Tabs
        name={name}
        tabs={tabs.map(({ label, category, text }) => ({
          target: category,
          label,
          content: (
            <>
              <h2 className="visually-hidden">{label}</h2>
              <p className={styles.text}>{text}</p>
              <ul className={styles.grid}>
                {rowsOf(caseStudies.filter((caseStudy) => listed(caseStudy, category))).map(
                  ({ caseStudy, place }) => (
                    <li key={caseStudy.slug} className={styles[place]}>
                      <CaseStudyCard caseStudy={caseStudy} look={looks[place]} />
                    </li>
                  ),
                )}
              </ul>
              <ul className={styles.end}>
                {upcoming
                  .filter((work) => listed(work, category))
                  .map((work) => (
                    <li key={work.heading} className={styles.upcoming}>
                      <Picture file={work.image} alt={work.alt} className={styles.picture} />
                      <div className={styles.words}>
                        <h3>{work.heading}</h3>
                        <p>{work.text}</p>
                        <p className={styles.label}>{upcomingLabel}</p>
                      </div>
                    </li>
                  ))}
                <li className={styles.invitation}>
                  <div className={styles.words}>
                    <h3 className={styles.question}>{invitation.heading}</h3>
                    {invitation.text && <p>{invitation.text}</p>}
                  </div>
                  <ActionList actions={invitation.actions} />
                </li>
              </ul>
            </>
          ),
        }))}
      />
    </section>
  );
};
