import { graphql } from "gatsby";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { ActionList } from "../../components/action-list/action-list";
import { Button } from "../../components/button/button";
import { ChipChoice } from "../../components/chip-choice/chip-choice";
import { DayNightPicture } from "../../components/picture/day-night-picture";
import { isComposing } from "./is-composing";
import { basePath } from "../../config/base-path";
import { replaceEntry } from "../../browser/reading/replace-entry";
import { pathOf } from "../../routes/page-table";
import { hitsIn } from "./marked-description";
import * as kit from "../../components/kit/kit";
import * as styles from "./site-search.module.css";
import { Suggestions, AnswerCard, Starts, ResultList } from "./search-parts";
import { statusOf, useSearchResults } from "./use-search-results";

export const siteSearchFragment = graphql`
  fragment SiteSearch on SearchPage {
    heading
    text
    alt
    image {
      ...HeroPicture
    }
    imageNight {
      ...HeroNight
    }
    suggestions {
      ...SearchSuggestions
    }
    starts {
      ...SearchStarts
    }
    answers {
      ...SearchAnswer
    }
    search {
      ...SearchTexts
    }
    dialog {
      ...SearchDialogTexts
    }
    tools {
      ...SearchTools
    }
    nothing {
      ...TextSection
    }
  }
`;

interface SiteSearchProps {
  page: Queries.SiteSearchFragment;
  /** Changes when a link opens this page again with other words. */
  visit: string | undefined;
}

/** Number of results shown at first and added each time: the best one, then pairs. */
const step = 25;

/** The search field and its results. Arrow keys move between the field and the results. */
export const SiteSearch = ({ page, visit }: SiteSearchProps) => {
  const { search: texts, nothing } = page;
  const field = useRef<HTMLInputElement>(null);
  const isNew = useRef(true);
  const section = useRef<HTMLElement>(null);
  const moreFrom = useRef<number>(undefined);
  const [words, setWords] = useState("");
  const [kind, setKind] = useState("");
  const question = `${kind}|${words}`;
  const [more, setMore] = useState({ question, pages: 0 });
  const most = step + (more.question === question ? more.pages : 0);
  const outcome = useSearchResults(words, { kind, most });
  const found = outcome.state === "found" ? outcome : undefined;
  const answer = found && page.answers.find((each) => hitsIn(found.words, each.words) > 0);

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    // Text typed before hydration counts too.
    setWords((isNew.current && field.current?.value.trim()) || (asked.get("q")?.trim() ?? ""));
    isNew.current = false;
    setKind(asked.get("kind") ?? "");
    // Focuses the field only if there is no query yet, because on a phone the keyboard would hide half of the results.
    // After Back the scroll position stays.
    if (!asked.get("q")) field.current?.focus({ preventScroll: true });
  }, [visit]);

  useEffect(() => {
    if (!found) return;
    const address = new URLSearchParams({ q: found.words, ...(found.kind && { kind: found.kind }) });
    replaceEntry(window.history.state, `?${address}`);
  }, [found]);

  // The button disappears after the last page of results, so focus moves to the first new result.
  useEffect(() => {
    if (!found || moreFrom.current === undefined || found.pages.length <= moreFrom.current) return;
    section.current?.querySelectorAll<HTMLAnchorElement>("ol a")[moreFrom.current]?.focus();
    moreFrom.current = undefined;
  }, [found]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [field.current, ...event.currentTarget.querySelectorAll<HTMLAnchorElement>("ol a")];
    const place = stops.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === "Escape" && place > 0) return field.current?.focus();
    const next = place < 0 || !step ? undefined : stops[place + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field and the links in it
    <section
      ref={section}
      className={kit.pageWidth(kit.stack(5, styles.search))}
      onKeyDown={onKeyDown}
      data-found={Boolean(found?.total) || undefined}
    >
      <div
        role="search"
        className={kit.card(["panel", "broad", "pad-6"], kit.grid(6, styles.head))}
        data-hue="lilac"
      >
        <div className={kit.stack(4)}>
          <h1 className={kit.text(["3xl"])}>{page.heading}</h1>
          <p className={kit.text(["soft", "lg", "measure"])}>{page.text}</p>
          <form
            action={basePath() + pathOf("search-page")}
            className={kit.card(["pad-2"], kit.corners("pill", kit.row(2, styles.form)))}
            onSubmit={(event) => event.preventDefault()}
          >
            <input
              ref={field}
              type="search"
              name="q"
              aria-label={texts.field}
              autoComplete="off"
              className={kit.text(["lg"], kit.focusInside(styles.field))}
              value={words}
              onChange={(event) => {
                setWords(event.target.value);
                setKind("");
              }}
            />
            <Button type="submit">{texts.submit}</Button>
          </form>
          <Suggestions {...page.suggestions} />
        </div>
        <div className={styles.scene}>
          <DayNightPicture picture={page} className={kit.frame("contain")} />
        </div>
      </div>
      <div className={kit.cluster(5, kit.spaceBetween(styles.bar))}>
        <p role="status" className={kit.text(["title", "xl"], styles.status)}>
          {statusOf(outcome, texts, nothing.heading, page.starts.heading)}
        </p>
        {found && found.kinds.length > 1 && (
          <ChipChoice
            legend={texts.kinds}
            options={["", ...found.kinds].map((value) => ({ value, label: value || texts.everyKind }))}
            chosen={[kind]}
            onChoose={setKind}
          />
        )}
      </div>
      {answer && <AnswerCard {...answer} />}
      {!found && <Starts items={page.starts.items} />}
      {found && found.total > 0 && <ResultList pages={found.pages} />}
      {found && found.pages.length < found.total && (
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              moreFrom.current = found.pages.length;
              setMore({ question, pages: most });
            }}
          >
            {`${texts.more} (${Math.min(step, found.total - found.pages.length)})`}
          </Button>
        </div>
      )}
      {found && found.total === 0 && (
        <div className={kit.stack(5, kit.text(["measure"]))}>
          <p>{nothing.text}</p>
          <ActionList actions={nothing.actions} />
        </div>
      )}
    </section>
  );
};
