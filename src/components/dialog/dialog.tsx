import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { useLabels } from "../../site-data/context";
import * as styles from "./dialog.module.css";

interface DialogProps {
  name: string;
  open: boolean;
  /** After it closed: by its button, by Escape or by the function that the children got. */
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Every click inside, the scrim included. */
  onClick?: (event: MouseEvent, close: () => void) => void;
  /** Rendered only while open. */
  children: ReactNode;
}

/** A native modal dialog over the whole screen. The browser keeps the focus inside and hands it back. */
export const Dialog = ({ name, open, onClose, onKeyDown, onClick, children }: DialogProps) => {
  const { close: closeLabel } = useLabels().dialog;
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed by hand, not by the owner's state: the focus returns before the owner hears of it.
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut; the buttons do the same
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
          <button type="button" aria-label={closeLabel} className={styles.close} onClick={close} />
          {children}
        </>
      )}
    </dialog>
  );
};
