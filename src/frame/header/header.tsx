import { useContactPath, useCurrentPath } from "../../routes/current-route";
import { useLabels } from "../../site-data/context";
import { Button } from "../../components/button/button";
import { Logo } from "../logo/logo";
import { ThemeToggle } from "../theme-toggle/theme-toggle";
import * as kit from "../../components/kit/kit";
import * as styles from "./header.module.css";
import { MainNavigation } from "./main-navigation";
import { menuId } from "./menu-script";
import { SearchLink } from "./search-link";
import { useMenu } from "./use-menu";

/** Top bar: logo, main navigation (a popover on phones), theme button, Request a Proposal. */
export const Header = () => {
  const { frame, actions } = useLabels();
  const contactPath = useContactPath();
  const menu = useMenu(useCurrentPath());

  return (
    <header className={styles.header}>
      <div className={kit.pageWidth(kit.row(5, kit.apart(styles.bar)))}>
        <Logo />
        <div
          ref={menu.panel}
          id={menuId}
          className={styles.panel}
          data-open={menu.shownByHand}
          {...{ popover: "auto" }}
        >
          <MainNavigation />
          <SearchLink look="words" />
          <div className={styles.panelAction}>
            <Button href={contactPath}>{actions.proposal}</Button>
          </div>
        </div>
        <div className={kit.row(3, styles.tools)}>
          <SearchLink look="icon" />
          <ThemeToggle />
          <div className={styles.proposal}>
            <Button href={contactPath} size="small" variant="secondary">
              {actions.proposal}
            </Button>
          </div>
          <button
            ref={menu.button}
            type="button"
            className={styles.menu}
            aria-expanded={menu.open}
            aria-controls={menuId}
            onClick={menu.onClick}
            {...{ popovertarget: menuId }}
          >
            <span className={styles.bars} aria-hidden="true" />
            {frame.menu}
          </button>
        </div>
      </div>
    </header>
  );
};
