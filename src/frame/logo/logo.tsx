import { PageLink } from "../../components/page-link/page-link";
import { useLabels, useSite } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./logo.module.css";

/** Logo and name, linked to the home page. */
export const Logo = () => {
  const { company } = useSite();
  const { frame } = useLabels();
  return (
    <PageLink to="/" className={kit.text(["target"], styles.logo)} aria-label={`${frame.home} ${company}`}>
      <span className={styles.mark} aria-hidden="true" />
      {company}
    </PageLink>
  );
};
