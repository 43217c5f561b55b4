import { useEffect, useRef, useState } from "react";
import { useContactPath, useCurrentPath } from "../../routes/current-route";
import { useLabels } from "../../site-data";
import { Button } from "../button";
import { Logo } from "../logo/logo";
import { ThemeToggle } from "../theme-toggle/theme-toggle";
import { MainNavigation } from "./main-navigation";
import * as styles from "./header.module.css";

/** Top bar: logo, main navigation (a panel on phones), theme, Request a Proposal. */
export const Header = () => {
  const { frame, actions } = useLabels();
  const path = useCurrentPath();
  const contactPath = useContactPath();
  const [open, setOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);

  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      menuButton.current?.focus();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [open]);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <div className={styles.panel} data-open={open} id="main-menu">
          <MainNavigation />
          <div className={styles.panelAction}>
            <Button href={contactPath}>{actions.proposal}</Button>
          </div>
        </div>
        <div className={styles.tools}>
          <ThemeToggle />
          <div className={styles.proposal}>
            <Button href={contactPath} size="small">
              {actions.proposal}
            </Button>
          </div>
          <button
            ref={menuButton}
            type="button"
            className={styles.menu}
            aria-expanded={open}
            aria-controls="main-menu"
            onClick={() => setOpen(!open)}
          >
            <span className={styles.bars} aria-hidden="true" />
            {frame.menu}
          </button>
        </div>
      </div>
    </header>
  );
};
