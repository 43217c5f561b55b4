import type { ReactNode } from "react";
import * as kit from "../kit/kit";
import * as styles from "./alert.module.css";

interface AlertProps {
  variant: "danger" | "success";
  children: ReactNode;
  /** Accessible name of the close button. */
  dismissLabel: string;
  onDismiss: () => void;
  /** Id of the message, for the field that it describes. */
  messageId?: string;
}

/**
 * A message that screen readers announce when it appears. It contains no other text, so that the announcement is exact.
 */
export const Alert = ({ variant, children, dismissLabel, onDismiss, messageId }: AlertProps) => (
  <div role="alert" data-variant={variant} className={kit.row(3, kit.fullRow(styles.alert))}>
    <p id={messageId} className={kit.grow(styles.message)}>
      {children}
    </p>
    <button
      type="button"
      aria-label={dismissLabel}
      className={kit.iconButton(kit.icon("cross", styles.dismiss))}
      onClick={onDismiss}
    />
  </div>
);
