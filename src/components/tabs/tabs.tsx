import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { hashTarget, writeHash } from "../../browser/reading/address-hash";
import { useBrowserLayoutEffect } from "../../browser/reading/use-browser-layout-effect";
import * as kit from "../kit/kit";
import * as styles from "./tabs.module.css";

interface Tab {
  /** Fragment of the tab's URL, unique on the page. */
  target: string;
  label: string;
  content: ReactNode;
  /** Whether the panel has links. Then the keyboard reaches it through them, and the panel itself is no tab stop. */
  hasLinks?: boolean;
}

interface TabsProps {
  name: string;
  tabs: readonly Tab[];
  /** `row`: one row on phones, which scrolls sideways. */
  align?: "start" | "row";
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs that are links to their panels. Before hydration the stylesheet shows the panel in the URL, or the first one;
 * without JavaScript it shows all panels.
 */
export const Tabs = ({ name, tabs, align = "start" }: TabsProps) => {
  const root = useRef<HTMLDivElement>(null);
  // Undefined until hydration: before that the stylesheet decides.
  const [active, setActive] = useState<string>();
  const chosen = active ?? tabs[0]?.target;
  const targets = tabs.map(({ target }) => target).join(" ");

  useBrowserLayoutEffect(() => {
    const follow = () => {
      const target = hashTarget();
      if (targets.split(" ").includes(target)) setActive(target);
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [targets]);

  // A transition, because nothing visible changes: the stylesheet already shows the same panel.
  useEffect(() => startTransition(() => setActive((before) => before ?? targets.split(" ")[0])), [targets]);

  const choose = (target: string) => {
    setActive(target);
    writeHash(target);
  };
  const onClick = (event: MouseEvent, target: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(target);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = tabs[event.key === " " ? index : (steps[event.key]?.(index, tabs.length) ?? -1)];
    if (!next) return;
    event.preventDefault();
    choose(next.target);
    root.current?.querySelector<HTMLElement>(`#${next.target}-tab`)?.focus();
  };

  return (
    <div ref={root} className={styles.tabs} data-live={active !== undefined || undefined}>
      <div
        role="tablist"
        aria-label={name}
        className={kit.cluster(2, kit.onlyFor("screen"), align === "row" && kit.sideways())}
      >
        {tabs.map(({ target, label }, index) => (
          <a
            key={target}
            id={`${target}-tab`}
            role="tab"
            href={`#${target}`}
            aria-selected={target === chosen}
            aria-controls={target}
            tabIndex={active === undefined || target === chosen ? 0 : -1}
            className={kit.pill("edged")}
            onClick={(event) => onClick(event, target)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {label}
          </a>
        ))}
      </div>
      <div className={styles.panels}>
        {tabs.map(({ target, label, content, hasLinks }) => (
          <div
            key={target}
            id={target}
            role="tabpanel"
            aria-labelledby={`${target}-tab`}
            data-label={label}
            tabIndex={hasLinks ? undefined : 0}
            hidden={active !== undefined && target !== active}
            className={styles.panel}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
};
