import { Link } from "gatsby";
import { useLabels, useSite } from "../../site-data/context";
import * as styles from "./logo.module.css";

/** Logo and name, linked to the home page. */
export const Logo = () => {
  const { company } = useSite();
  const { frame } = useLabels();
  return (
    <Link to="/" className={styles.logo} aria-label={`${frame.home} ${company}`}>
      <span className={styles.mark} aria-hidden="true" />
      {company}
    </Link>
  );
};
