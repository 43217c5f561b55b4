import type { ReactNode } from "react";
import * as styles from "./enquiry-section.module.css";

/** The panel that a form stands on. */
export const EnquiryPanel = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.panel}>{children}</div>
);
