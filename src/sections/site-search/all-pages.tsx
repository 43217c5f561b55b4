import { PageLink } from "../../components/page-link/page-link";
import { Section, type Intro } from "../../components/section/section";
import { Thumbnail } from "../../components/thumbnail/thumbnail";
import type { ListedPage } from "../../routes/page-context";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./all-pages.module.css";

/** Pages with the same parent. */
interface PageGroup {
  name: string;
  /** Path of the parent page, if there is one. */
  path?: string;
  pages: readonly ListedPage[];
}

/**
 * Pages grouped by their parent, the largest group first. Pages without siblings are in the last group.
 */
export const pageGroups = (listed: readonly ListedPage[], others: string): PageGroup[] => {
  const areaOf = ({ summary }: ListedPage) => summary.split(" · ")[0] ?? "";
  const below = (name: string) => listed.filter((page) => areaOf(page) === name);
  const headOf = (name: string) => listed.find((page) => !page.summary && page.name === name);
  const named = [...new Set(listed.map(areaOf))].filter(Boolean);
  const areas = named.filter((name) => below(name).length > 1 || !headOf(name));
  const groups = areas.map((name): PageGroup => {
    const head = headOf(name);
    return { name, pages: below(name), ...(head && { path: head.path }) };
  });
  const alone = listed
    .filter((page) => !page.summary && !areas.includes(page.name))
    .flatMap((page) => [page, ...(named.includes(page.name) ? below(page.name) : [])]);
  groups.sort((one, other) => other.pages.length - one.pages.length);
  return alone.length > 0 ? [...groups, { name: others, pages: alone }] : groups;
};

/** The pages of a group as lists, each with its title; kinds without a title come first. */
export const byTitle = (
  pages: readonly ListedPage[],
  titleOf: (page: ListedPage) => string,
): { title: string; pages: readonly ListedPage[] }[] => {
  const titles = [...new Set(pages.map(titleOf))].sort(
    (one, other) => Number(one !== "") - Number(other !== ""),
  );
  return titles.map((title) => ({ title, pages: pages.filter((page) => titleOf(page) === title) }));
};

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
      <div className={kit.tiles(5, "wide")}>
        {groups.map(({ name, path, pages, parts }) => (
          <section
            key={name}
            className={kit.card(["raised", "pad-5"], kit.column(3, parts.length > 1 && styles.wide))}
          >
            <div className={kit.row(4, styles.head)}>
              <Thumbnail path={path ?? pages[0]?.path ?? "/"} />
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
            <div className={kit.tiles(5, "usual")}>
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
