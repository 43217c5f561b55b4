import type { ReactNode } from "react";
import * as styles from "./alert.module.css";

interface AlertProps {
  variant: "danger" | "success";
  children: ReactNode;
  /** Name of the button that closes it. */
  dismissLabel: string;
  onDismiss: () => void;
}

/** A result that is read out as soon as it appears. Its only text is the message, so that it reads exactly. */
export const Alert = ({ variant, children, dismissLabel, onDismiss }: AlertProps) => (
  <div role="alert" data-variant={variant} className={styles.alert}>
    <p className={styles.message}>{children}</p>
    <button type="button" aria-label={dismissLabel} className={styles.dismiss} onClick={onDismiss} />
  </div>
);
