import { useEffect, useState } from "react";
import type { Answer, Question } from "./find-in-index";
import { findPages } from "./find-pages";

export type Outcome =
  { state: "none" | "searching" | "failed" } | ({ state: "found"; words: string; kind?: string } & Answer);

interface Options {
  kind?: string;
  most: number;
}

/** While a visitor types. */
const pause = 120;

/** What the words find, a moment after they were typed. What was found before stays meanwhile. */
export const useSearchResults = (words: string, { kind, most }: Options): Outcome => {
  const [outcome, setOutcome] = useState<Outcome>({ state: "none" });
  const asked = words.trim();

  useEffect(() => {
    if (!asked) return setOutcome({ state: "none" });
    let isStale = false;
    const question: Question = { words: asked, kind, most };
    const timer = setTimeout(() => {
      setOutcome((before) => (before.state === "found" ? before : { state: "searching" }));
      findPages(question).then(
        (answer) => isStale || setOutcome({ state: "found", words: asked, kind, ...answer }),
        () => isStale || setOutcome({ state: "failed" }),
      );
    }, pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [asked, kind, most]);

  return outcome;
};

interface StatusTexts {
  count: string;
  searching: string;
  unavailable: string;
}

/** The outcome in words, for the line that is spoken. `nothing`: when no page was found; `none`: when none is looked for. */
export const statusOf = (outcome: Outcome, texts: StatusTexts, nothing: string, none = ""): string => {
  if (outcome.state === "found") return outcome.total > 0 ? `${texts.count} ${outcome.total}` : nothing;
  return { none, searching: texts.searching, failed: texts.unavailable }[outcome.state];
};
