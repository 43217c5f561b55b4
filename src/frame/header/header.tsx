import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { useContactPath, useCurrentPath } from "../../routes/current-route";
import { useLabels } from "../../site-data/context";
import { Button } from "../../components/button/button";
import { Logo } from "../logo/logo";
import { isDark, themeToggle } from "../../browser/before-paint/theme";
import * as kit from "../../components/kit/kit";
import * as styles from "./header.module.css";
import { MainNavigation } from "./main-navigation";
import { menuId } from "./menu-script";
import { searchMark } from "../search/search-request";
import { basePath } from "../../config/base-path";
import { pathOf } from "../../routes/page-table";

/**
 * Switches between the light and the dark theme. The inline script in the head handles the click, so that it works
 * before hydration.
 */
const ThemeToggle = () => {
  const button = useRef<HTMLButtonElement>(null);
  // A re-rendered button has lost the state that the script had set.
  useEffect(() => button.current?.setAttribute("aria-pressed", String(isDark())), []);
  return (
    <button
      ref={button}
      type="button"
      className={kit.onlyFor("live", kit.iconButton())}
      aria-label={useLabels().frame.darkTheme}
      aria-pressed={false}
      {...{ [themeToggle]: true }}
    >
      <span className={styles.disc} aria-hidden="true" />
    </button>
  );
};

/** Opens the search dialog, or without scripts the search page. Not a `Link`, which would prefetch that page's data. */
const SearchLink = ({ look }: { look: "icon" | "words" }) => {
  const { search } = useLabels().frame;
  return (
    <a
      href={basePath() + pathOf("search-page")}
      className={clsx(look === "icon" && kit.iconButton(), styles[look])}
      aria-label={search}
      {...{ [searchMark]: "" }}
    >
      <svg viewBox="0 0 24 24" className={styles.glass} aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </svg>
      {look === "words" && search}
    </a>
  );
};

/**
 * The mobile menu. It is a native popover, so it opens and closes before hydration. This hook tracks whether it is
 * open, closes it on navigation, and replaces the popover in browsers without support.
 */
const useMenu = (path: string) => {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Undefined until hydration: before that only the browser knows.
  const [open, setOpen] = useState<boolean>();
  const [byHand, setByHand] = useState(false);

  useEffect(() => {
    const menu = panel.current;
    const native = "popover" in HTMLElement.prototype;
    if (!menu) return undefined;
    const close = () => (native ? menu.togglePopover(false) : setOpen(false));
    const closeAt = (inside: (place: Element) => unknown) => (event: Event) => {
      if (event.target instanceof Element && inside(event.target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || button.current?.getAttribute("aria-expanded") !== "true") return;
      close();
      button.current.focus();
    };
    setByHand(!native);
    setOpen(native && menu.matches(":popover-open"));
    const listeners = new AbortController();
    const { signal } = listeners;
    menu.addEventListener("toggle", (event) => setOpen(event.newState === "open"), { signal });
    menu.addEventListener(
      "click",
      closeAt((place) => place.closest("a")),
      { signal },
    );
    document.addEventListener("keydown", onKey, { signal });
    // Excludes the button, which closes the menu by itself.
    const outside = closeAt((place) => !menu.contains(place) && !button.current?.contains(place));
    if (!native) document.addEventListener("pointerdown", outside, { signal });
    // In the desktop bar the panel is not a popover.
    window.matchMedia("not all and (max-width: 62em)").addEventListener("change", close, { signal });
    return () => {
      listeners.abort();
      close();
    };
  }, [path]);

  return {
    button,
    panel,
    open,
    shownByHand: byHand && open,
    onClick: byHand ? () => setOpen(!open) : undefined,
  };
};

/** Top bar: logo, main navigation (a popover on phones), theme button, Request a Proposal. */
export const Header = () => {
  const { frame, actions } = useLabels();
  const contactPath = useContactPath();
  const menu = useMenu(useCurrentPath());

  return (
    <header className={styles.header}>
      <div className={kit.pageWidth(kit.row(5, kit.spaceBetween(styles.bar)))}>
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
