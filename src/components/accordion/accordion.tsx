import { useRef } from "react";
import { hashTarget } from "../../browser/address-hash";
import { useBrowserLayoutEffect } from "../../browser/use-browser-layout-effect";
import { Prose } from "../prose/prose";
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
}

const questionsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll("details") ?? [])];

/**
 * Native disclosures, which work without JavaScript. Each question has a URL of its own and is still open after Back.
 */
export const Accordion = ({ items, firstOpen = false }: AccordionProps) => {
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

  const onToggle = (toggled: HTMLDetailsElement) => {
    // The click event fires before the element toggles.
    const open = questionsIn(root.current).filter((details) => details.open !== (details === toggled));
    saveQuestions(
      open.map(({ id }) => id),
      toggled.id,
    );
  };

  return (
    <div ref={root}>
      {items.map(({ id, question, answer }, index) => (
        <details key={id} id={id} open={firstOpen && index === 0} className={styles.item}>
          {/* `summary` is interactive by itself, which the lint rule does not know. */}
          {}
          <summary
            className={styles.question}
            onClick={({ currentTarget }) => onToggle(currentTarget.parentElement as HTMLDetailsElement)}
          >
            {question}
          </summary>
          <div className={styles.answer}>
            <Prose html={answer} />
          </div>
        </details>
      ))}
    </div>
  );
};
