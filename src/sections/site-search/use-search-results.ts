import { useEffect, useState } from "react";
import type { Answer, Question } from "./find-in-index";
import { findPages } from "./find-pages";

export type Outcome =
  { state: "none" | "searching" | "failed" } | ({ state: "found"; words: string; kind?: string } & Answer);

interface Options {
  kind?: string;
  most: number;
}

/** Pause after typing, in milliseconds. */
const pause = 120;

/** Results for the words, after a pause in typing. Earlier results stay until then. */
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

/** The outcome as text for the status line. `nothing`: no page was found; `none`: there is no query. */
export const statusOf = (outcome: Outcome, texts: StatusTexts, nothing: string, none = ""): string => {
  if (outcome.state === "found") return outcome.total > 0 ? `${texts.count} ${outcome.total}` : nothing;
  return { none, searching: texts.searching, failed: texts.unavailable }[outcome.state];
};
