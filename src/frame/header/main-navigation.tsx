import { useEffect, useRef } from "react";
import { PageLink } from "../../components/page-link/page-link";
import { useCurrentPath } from "../../routes/current-route";
import { parentOf } from "../../routes/page-table";
import { interpolate } from "../../content-model/interpolate";
import { useLabels, useNavigation } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./main-navigation.module.css";

interface Entry {
  href: string;
  links: readonly { href: string }[];
}

/** Whether the page is the entry's page, a page of its submenu, or below one of these. */
const leadsTo = ({ href, links }: Entry, path: string): boolean =>
  [href, ...links.map((link) => link.href)].some((own) => path === own || path.startsWith(`${own}/`));

/** Entries with submenus are native disclosures, so they work before hydration. */
export const MainNavigation = () => {
  const { frame } = useLabels();
  const { main } = useNavigation();
  const path = useCurrentPath();
  const place = parentOf(path) ?? path;
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const closeAll = (except?: EventTarget | null) => {
      for (const details of list.current?.querySelectorAll("details[open]") ?? []) {
        if (!(except instanceof Node && details.contains(except))) details.removeAttribute("open");
      }
    };
    // Not `pointerdown`, because a closing submenu would move the target before the release.
    const onClick = ({ target }: Event) =>
      closeAll(target instanceof Element && target.closest("a") ? undefined : target);
    const onFocus = ({ target }: Event) => {
      if (target instanceof Element && target.matches(":focus-visible")) closeAll(target);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const opened = document.activeElement?.closest("details[open]");
      closeAll();
      opened?.querySelector("summary")?.focus();
    };
    closeAll();
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("focusin", onFocus, { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => listeners.abort();
  }, [path]);

  return (
    <nav aria-label={frame.mainNavigation}>
      <ul className={styles.entries} ref={list}>
        {main.map(({ label, href, links }) => (
          <li key={label} className={styles.entry}>
            <PageLink
              to={href}
              className={kit.text(["target"], styles.link, leadsTo({ href, links }, place) && styles.current)}
            >
              {label}
            </PageLink>
            {links.length > 0 && (
              <details className={styles.more} name="main-navigation">
                <summary
                  className={kit.icon("down", styles.summary)}
                  aria-label={interpolate(frame.submenu, { label })}
                />
                <ul className={styles.submenu}>
                  {links.map((link) => (
                    <li key={link.href}>
                      <PageLink to={link.href} className={styles.sublink}>
                        {link.label}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
