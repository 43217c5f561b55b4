import { useEffect, useRef, useState } from "react";
import { findPages, type Found } from "./find-pages";

export type Outcome =
  | { state: "none" | "searching" | "failed" }
  | { state: "found"; words: string; total: number; pages: readonly Found[] };

/** While a visitor types. */
const pause = 150;

const wordsOfPage = (): string => new URLSearchParams(window.location.search).get("q")?.trim() ?? "";

/** Searches while the visitor types, and keeps the words in the page's address. */
export const useSearch = () => {
  const [words, setWords] = useState("");
  const [outcome, setOutcome] = useState<Outcome>({ state: "none" });
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // What was typed before hydration counts.
    setWords(field.current?.value.trim() || wordsOfPage());
    field.current?.focus();
  }, []);

  useEffect(() => {
    const asked = words.trim();
    if (!asked) return setOutcome({ state: "none" });
    let isStale = false;
    const timer = setTimeout(() => {
      setOutcome((before) => (before.state === "found" ? before : { state: "searching" }));
      findPages(asked).then(
        ({ total, pages }) => {
          if (isStale) return;
          setOutcome({ state: "found", words: asked, total, pages });
          window.history.replaceState(window.history.state, "", `?q=${encodeURIComponent(asked)}`);
        },
        () => isStale || setOutcome({ state: "failed" }),
      );
    }, pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [words]);

  return { field, words, setWords, outcome };
};
