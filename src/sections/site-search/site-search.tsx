import { useRef, type KeyboardEvent } from "react";
import { ActionList } from "../../components/action-list/action-list";
import { Button } from "../../components/button/button";
import { basePath } from "../../config/base-path";
import { pathOf } from "../../routes/page-table";
import * as styles from "./site-search.module.css";
import { useSearch } from "./use-search";

interface SiteSearchProps {
  heading: string;
  text: string;
  texts: { field: string; submit: string; count: string; searching: string; unavailable: string };
  nothing: Queries.TextSectionFragment;
}

/** The search field and what it found. Arrow keys move between the field and the results. */
export const SiteSearch = ({ heading, text, texts, nothing }: SiteSearchProps) => {
  const { field, words, setWords, outcome } = useSearch();
  const list = useRef<HTMLOListElement>(null);
  const pages = outcome.state === "found" ? outcome.pages : [];
  const asked = outcome.state === "found" ? outcome.words : "";
  const total = outcome.state === "found" ? outcome.total : 0;
  const status = {
    ...{ none: "", searching: texts.searching, failed: texts.unavailable },
    found: pages.length > 0 ? `${texts.count} ${total}` : "",
  }[outcome.state];

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && event.target !== field.current) return field.current?.focus();
    if (!step) return;
    const stops = [field.current, ...(list.current?.querySelectorAll("a") ?? [])];
    const next = stops[stops.indexOf(document.activeElement as HTMLAnchorElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field and the links in it
    <section className={styles.search} onKeyDown={onKeyDown}>
      <h1>{heading}</h1>
      <p className={styles.lead}>{text}</p>
      <form
        role="search"
        action={basePath() + pathOf("search-page")}
        className={styles.form}
        onSubmit={(event) => event.preventDefault()}
      >
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={texts.field}
          autoComplete="off"
          className={styles.field}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit">{texts.submit}</Button>
      </form>
      <p role="status" className={styles.status}>
        {status}
        {asked && pages.length === 0 && nothing.heading}
      </p>
      {pages.length > 0 && (
        <ol ref={list} className={styles.results}>
          {pages.map(({ url, title, kind, excerpt }) => (
            <li key={url} className={styles.result}>
              <p className={styles.kind}>{kind}</p>
              <a href={url} className={styles.title}>
                {title}
              </a>
              <p className={styles.excerpt} dangerouslySetInnerHTML={{ __html: excerpt }} />
            </li>
          ))}
        </ol>
      )}
      {asked && pages.length === 0 && (
        <>
          <p className={styles.nothing}>{nothing.text}</p>
          <ActionList actions={nothing.actions} />
        </>
      )}
    </section>
  );
};
