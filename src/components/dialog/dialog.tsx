import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { useLabels } from "../../site-data/context";
import * as kit from "../kit/kit";
import * as styles from "./dialog.module.css";

interface DialogProps {
  name: string;
  open: boolean;
  /** Called after the dialog has closed: by its button, by Escape or by the `close` function that `onClick` gets. */
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Called on every click inside, the backdrop included. */
  onClick?: (event: MouseEvent, close: () => void) => void;
  /** The children are rendered only while the dialog is open. */
  children: ReactNode;
}

/** A native modal dialog that fills the screen. The browser traps focus inside and returns it. */
export const Dialog = ({ name, open, onClose, onKeyDown, onClick, children }: DialogProps) => {
  const { close: closeLabel } = useLabels().dialog;
  const dialog = useRef<HTMLDialogElement>(null);
  // Closes the element directly, so that focus returns before the parent re-renders.
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the pointer; the buttons do the same
    <dialog
      ref={dialog}
      aria-label={name}
      className={styles.dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={onClick && ((event) => onClick(event, close))}
    >
      {open && (
        <>
          <button
            type="button"
            aria-label={closeLabel}
            className={kit.pill("plain", kit.icon("cross", styles.close))}
            onClick={close}
          />
          {children}
        </>
      )}
    </dialog>
  );
};
