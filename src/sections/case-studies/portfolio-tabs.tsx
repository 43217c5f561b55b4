import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Picture } from "../../components/picture/picture";
import { Tabs } from "../../components/tabs/tabs";
import { entriesOnPage } from "../../routes/paged-list";
import { Invitation } from "./invitation";
import { StoryGrid } from "./story-grid";
import * as kit from "../../components/kit/kit";
import * as styles from "./portfolio-tabs.module.css";

export const portfolioFragments = graphql`
  fragment UpcomingWork on UpcomingWork {
    ...UpcomingWorkFields
    image {
      ...CardPicture
    }
  }
`;

interface PortfolioTabsProps {
  name: string;
  tabs: readonly Queries.PortfolioTabFragment[];
  /** The first case studies of each tab, newest first. */
  caseStudies: readonly Queries.CaseStudyCardFragment[];
  upcoming: readonly Queries.UpcomingWorkFragment[];
  upcomingLabel: string;
  invitation: Queries.TextSectionFragment;
  /** Links to the further pages of a tab's list. */
  pagerOf: (category: string, label: string) => ReactNode;
}

/** Case studies by category. Work without a case study is a card without a link. The last card is a call to action. */
export const PortfolioTabs = ({
  name,
  tabs,
  caseStudies,
  upcoming,
  upcomingLabel,
  invitation,
  pagerOf,
}: PortfolioTabsProps) => {
  const listed = ({ categories }: { categories: readonly string[] }, category: string) =>
    category === "all" || categories.includes(category);
  return (
    <section className={kit.pageWidth(styles.portfolio)}>
      <Tabs
        name={name}
        align="row"
        tabs={tabs.map(({ label, category, text }) => ({
          target: category,
          label,
          hasLinks: true,
          content: (
            <>
              <h2 className="visually-hidden">{label}</h2>
              <p className={kit.text(["soft", "lg"], styles.text)}>{text}</p>
              <StoryGrid
                caseStudies={caseStudies.filter((story) => listed(story, category)).slice(0, entriesOnPage)}
                repeats={category !== "all"}
              />
              {pagerOf(category, label)}
              <ul className={kit.cluster(5, styles.end)}>
                {upcoming
                  .filter((work) => listed(work, category))
                  .map((work) => (
                    <li
                      key={work.heading}
                      className={kit.card(["broad", "pad-5"], kit.cluster(5, styles.upcoming))}
                    >
                      <Picture
                        file={work.image}
                        alt={work.alt}
                        className={kit.frame("cover", kit.corners("l", styles.picture))}
                      />
                      <div className={kit.stack(2, kit.text(["measure"], styles.words))}>
                        <h3>{work.heading}</h3>
                        <p className={kit.text(["soft"])}>{work.text}</p>
                        <p className={kit.text(["sm", "strong"], kit.corners("pill", styles.label))}>
                          {upcomingLabel}
                        </p>
                      </div>
                    </li>
                  ))}
                <li className={styles.last}>
                  <Invitation invitation={invitation} />
                </li>
              </ul>
            </>
          ),
        }))}
      />
    </section>
  );
};
