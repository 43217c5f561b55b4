import type { ComponentProps, ReactNode } from "react";
import { PageLink } from "../../components/page-link/page-link";
import { Pager } from "../../components/pager/pager";
import { interpolate } from "../../content-model/interpolate";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./list-page.module.css";

interface NarrowerList {
  label: string;
  path: string;
  current: boolean;
}

interface ListPageProps {
  heading: string;
  text: string;
  /** The categories, and the whole list. */
  lists?: readonly NarrowerList[];
  pager: ComponentProps<typeof Pager>;
  children: ReactNode;
}

/** A further page of a long list: its heading, the categories, the entries, and links to the other pages. */
export const ListPage = ({ heading, text, lists = [], pager, children }: ListPageProps) => {
  const { pages } = useLabels();
  return (
    <section className={kit.pageWidth(kit.stack(5, styles.page))}>
      <h1 className={kit.text(["3xl"])}>{heading}</h1>
      <p className={kit.text(["soft", "lg", "measure"])}>{text}</p>
      {lists.length > 0 && (
        <nav aria-label={interpolate(pages.parts, { list: pager.list })}>
          <ul className={kit.cluster(2)}>
            {lists.map(({ label, path, current }) => (
              <li key={path}>
                <PageLink to={path} className={kit.pill("edged")} aria-current={current ? "true" : undefined}>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
      <Pager {...pager} />
    </section>
  );
};
