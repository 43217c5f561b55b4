import { clsx } from "clsx";
import { useRef } from "react";
import { hashTarget } from "../../browser/reading/address-hash";
import { useBrowserLayoutEffect } from "../../browser/reading/use-browser-layout-effect";
import { Prose } from "../prose/prose";
import * as kit from "../kit/kit";
import * as styles from "./accordion.module.css";
import { savedQuestions, saveQuestions } from "./open-questions";

interface AccordionItem {
  /** Fragment of the question's URL, unique on the page. */
  id: string;
  question: string;
  /** HTML. */
  answer: string;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  firstOpen?: boolean;
  /** Two columns where there is room. */
  columns?: boolean;
}

const questionsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll("details") ?? [])];

/**
 * Native disclosures, which work without JavaScript. Each question has a URL of its own and is still open after Back.
 */
export const Accordion = ({ items, firstOpen = false, columns = false }: AccordionProps) => {
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
  const half = Math.max(1, Math.floor(items.length / 2) - (firstOpen ? 2 : 0));
  const groups = columns ? [items.slice(0, half), items.slice(half)] : [items];

  return (
    <div ref={root} className={clsx(columns && styles.columns)}>
      {groups.map((group, column) => (
        <div key={column} className={styles.column}>
          {group.map(({ id, question, answer }) => (
            <details key={id} id={id} open={firstOpen && id === items[0]?.id} className={styles.item}>
              <summary
                className={kit.row(
                  4,
                  kit.text(["title", "lg"], kit.sign("plus", kit.apart(styles.question))),
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
