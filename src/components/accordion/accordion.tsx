import { useRef } from "react";
import { hashTarget, writeHash } from "../../browser/reading/address-hash";
import { useBrowserLayoutEffect } from "../../browser/reading/use-browser-layout-effect";
import { Prose } from "../prose/prose";
import * as kit from "../kit/kit";
import * as styles from "./accordion.module.css";
import { replaceEntry } from "../../browser/reading/replace-entry";
import { fieldsIn } from "../../content-model/records";

/** State of the current history entry, by name. It survives Back and reload. */
const entryState = (): Record<string, unknown> => fieldsIn(window.history.state);

/** The questions that were open when the visitor left, and the one in the URL; undefined on a first visit. */
const savedQuestions = (): readonly string[] | undefined => {
  const { openQuestions: saved } = entryState();
  return Array.isArray(saved) ? [...saved.map(String), hashTarget()] : undefined;
};

/** Saves the open questions. The URL names the one opened last, until it is closed. */
const saveQuestions = (open: readonly string[], toggled: string): void => {
  replaceEntry({ ...entryState(), openQuestions: open });
  if (open.includes(toggled)) writeHash(toggled);
  else if (hashTarget() === toggled) writeHash("");
};

interface AccordionItem {
  /** Fragment of the question's URL, unique on the page. */
  id: string;
  question: string;
  /** HTML. */
  answer: string;
}

const questionsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll("details") ?? [])];

/**
 * Native disclosures, which work without JavaScript; the first is open. They have two columns where there is room.
 * Each question has a URL of its own and is still open after Back.
 */
export const Accordion = ({ items }: { items: readonly AccordionItem[] }) => {
  const root = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const saved = savedQuestions();
    if (saved) for (const details of questionsIn(root.current)) details.open = saved.includes(details.id);
    const openLinked = () => {
      const linked = questionsIn(root.current).find(({ id }) => id === hashTarget());
      if (!linked) return;
      linked.open = true;
      linked.scrollIntoView?.();
    };
    openLinked();
    window.addEventListener("hashchange", openLinked);
    return () => window.removeEventListener("hashchange", openLinked);
  }, []);

  const onToggle = (toggled: string) => {
    // The click event fires before the element toggles.
    const open = questionsIn(root.current).filter((details) => details.open !== (details.id === toggled));
    saveQuestions(
      open.map(({ id }) => id),
      toggled,
    );
  };

  // The first column has fewer questions, because its first answer is open.
  const half = Math.max(1, Math.floor(items.length / 2) - 2);
  const groups = [items.slice(0, half), items.slice(half)];

  return (
    <div ref={root} className={kit.desktopColumns(2, 0, styles.columns)}>
      {groups.map((group, column) => (
        <div key={column} className={styles.column}>
          {group.map(({ id, question, answer }) => (
            <details key={id} id={id} open={id === items[0]?.id} className={styles.item}>
              <summary
                className={kit.row(
                  4,
                  kit.text(["title", "lg"], kit.icon("plus", kit.spaceBetween(styles.question))),
                )}
                onClick={() => onToggle(id)}
              >
                {question}
              </summary>
              <div className={kit.text(["soft"], styles.answer)}>
                <Prose html={answer} />
              </div>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
};
