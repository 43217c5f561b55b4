import { graphql } from "gatsby";
import { PageLink } from "../../components/page-link/page-link";
import { Section, type Intro } from "../../components/section/section";
import { Thumbnail } from "../../components/thumbnail/thumbnail";
import type { ListedPage } from "../../routes/page-context";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./all-pages.module.css";
import { pageGroups, byTitle } from "./page-groups";

export const pagePartsFragment = graphql`
  fragment PageParts on PageParts {
    articles
    guides
  }
`;

interface AllPagesProps {
  intro: Intro;
  /** Titles for the blog's pages; null on a site without a blog. */
  parts: Queries.PagePartsFragment | null;
  listed: readonly ListedPage[];
}

/** Every page of the site, on one card per area. An area with two kinds of pages has a card with two columns. */
export const AllPages = ({ intro, parts, listed }: AllPagesProps) => {
  const titles: Partial<Record<ListedPage["kind"], string>> = {
    ...(parts && { article: parts.articles, "blog-topic": parts.guides }),
  };
  const groups = pageGroups(listed, useLabels().pages.alone).map((group) => ({
    ...group,
    parts: byTitle(group.pages, ({ kind }) => titles[kind] ?? ""),
  }));
  return (
    <Section intro={intro} tone="band">
      <div className={kit.tiles("wide", 5)}>
        {groups.map(({ name, path, pages, parts }) => (
          <section
            key={name}
            className={kit.card(["raised", "pad-5"], kit.column(3, parts.length > 1 && styles.wide))}
          >
            <div className={kit.row(4, styles.head)}>
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
            <div className={kit.tiles("usual", 5)}>
              {parts.map((list) => (
                <div key={list.title} className={kit.column(2)}>
                  {list.title && <h4 className={kit.text(["link", "sm"])}>{list.title}</h4>}
                  <ul>
                    {list.pages.map((page) => (
                      <li key={page.path}>
                        <PageLink to={page.path} className={styles.link}>
                          {page.name}
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Section>
  );
};
