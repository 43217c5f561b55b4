import { PageLink } from "../../components/page-link/page-link";
import { Section, type Intro } from "../../components/section/section";
import { Thumbnail } from "../../components/thumbnail/thumbnail";
import type { ListedPage } from "../../routes/page-context";
import { useLabels } from "../../site-data/context";
import * as styles from "./all-pages.module.css";
import { pageGroups } from "./page-groups";

interface AllPagesProps {
  intro: Intro;
  listed: readonly ListedPage[];
}

/** Every page of the site, on a card for each of its areas. */
export const AllPages = ({ intro, listed }: AllPagesProps) => (
  <Section intro={intro} tone="sand">
    <div className={styles.groups}>
      {pageGroups(listed, useLabels().pages.alone).map(({ name, path, pages }) => (
        <section key={name} className={styles.group}>
          <div className={styles.head}>
            <Thumbnail path={path ?? pages[0]!.path} />
            <h3>
              {path ? (
                <PageLink to={path} className={styles.area}>
                  {name}
                </PageLink>
              ) : (
                name
              )}
            </h3>
          </div>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <PageLink to={page.path} className={styles.link}>
                  {page.name}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </Section>
);
