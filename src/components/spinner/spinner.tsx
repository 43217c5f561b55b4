import * as styles from "./spinner.module.css";

/** A spinner in the text's colour. Decorative, so announce the progress elsewhere. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
