import * as styles from "./spinner.module.css";

/** A turning ring in the colour of the text around it; decorative, so say what is going on elsewhere. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
