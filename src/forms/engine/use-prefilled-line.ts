import { useEffect } from "react";
import { useEnquiryForm } from "./enquiry-context";

/** The visitor's own text, without the generated texts in `without`, followed by `text`. */
export const replaceGivenText = (value: unknown, text: string, without: readonly string[]): string => {
  const own = without.reduce((rest, other) => rest.replace(other, ""), String(value)).trim();
  return own ? `${own}\n\n${text}` : text;
};

/**
 * Adds a line to the message on arrival, once, and removes such a line of an earlier visit. The visitor may
 * edit it. `find` selects one of `entries` by the URL's query. `done` runs when the line is added.
 */
export const usePrefilledLine = <Entry>(
  entries: readonly Entry[],
  find: (query: URLSearchParams) => Entry | undefined,
  lineOf: (entry: Entry) => string,
  done?: (entry: Entry) => void,
): void => {
  const { hydrated, values, update } = useEnquiryForm();
  useEffect(() => {
    const entry = find(new URLSearchParams(window.location.search));
    if (!hydrated || !entry || String(values["message"]).includes(lineOf(entry))) return;
    done?.(entry);
    update("message", (value) => replaceGivenText(value, lineOf(entry), entries.map(lineOf)));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on arrival only
  }, [hydrated]);
};
