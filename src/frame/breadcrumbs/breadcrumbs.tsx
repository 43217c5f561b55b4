import { PageLink } from "../../components/page-link/page-link";
import type { Crumb } from "../../routes/crumbs";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./breadcrumbs.module.css";

/** Breadcrumbs from the home page to this one. The home page has none. */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const { frame } = useLabels();
  if (crumbs.length < 2) return null;
  return (
    <nav
      aria-label={frame.breadcrumbs}
      className={kit.pageWidth(kit.text(["soft", "sm"], styles.breadcrumbs))}
    >
      <ol className={styles.list}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path ?? name} className={styles.step}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : path === undefined ? (
              name
            ) : (
              <PageLink to={path} className={styles.link}>
                {name}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
