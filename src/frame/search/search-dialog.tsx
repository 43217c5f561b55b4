import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import { navigate } from "gatsby";
import { PageLink } from "../../components/page-link/page-link";
import { isComposing } from "../../sections/site-search/is-composing";
import { pathOf } from "../../routes/page-table";
import { statusOf, useSearchResults } from "../../sections/site-search/use-search-results";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import { FoundList, inGroups } from "./found-list";
import { isSearchKeyOn, setSearchKey } from "./search-request";
import type { SearchWords } from "./load-words";

/** The switch for opening the search with `/`. */
const KeySwitch = ({ label }: { label: string }) => {
  const [on, setOn] = useState(isSearchKeyOn);
  return (
    <label>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={({ target }) => {
          setOn(target.checked);
          setSearchKey(target.checked);
        }}
      />
      {label}
    </label>
  );
};

interface SearchDialogProps {
  words: SearchWords;
  /** Called after the dialog has closed. */
  onClose: () => void;
}

const most = 9;

/** The search as a combobox whose list is always open. The browser traps focus inside and returns it. */
export const SearchDialog = ({ words: texts, onClose }: SearchDialogProps) => {
  const { close } = useLabels().dialog;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState("");
  const outcome = useSearchResults(words, { most });
  const found = outcome.state === "found" ? outcome : undefined;
  // Chosen with its results: an effect that resets it after new results would also undo a key pressed before it runs.
  const [choice, setChoice] = useState({ found, index: -1 });
  const active = choice.found === found ? choice.index : -1;
  const groups = inGroups(found?.pages ?? []);
  const count = found?.pages.length ?? 0;
  const optionId = (index: number) => `${id}option-${index}`;
  const asked = words.trim();
  const everything = pathOf("search-page") + (asked && `?q=${encodeURIComponent(asked)}`);

  useEffect(() => dialog.current?.showModal(), []);

  const closeIt = () => dialog.current?.close();
  // A link that opens a new tab leaves the dialog open.
  const onLeave = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) closeIt();
  };

  // Closes the dialog on a press outside it. WebKit up to 26.0 and Firefox before 141 lack `closedby`.
  const onMouseDown = (event: MouseEvent) => {
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x >= left && x <= right && y >= top && y <= bottom) return;
    // The press would take focus from the element that opened the dialog.
    event.preventDefault();
    closeIt();
  };

  const onSuggest = (suggestion: string) => {
    setWords(suggestion);
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
    if (!step || count === 0) return;
    event.preventDefault();
    const next = active < 0 && step < 0 ? count - 1 : (active + step + count) % count;
    setChoice({ found, index: next });
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    closeIt();
    void navigate(everything);
  };

  const suggestions = (
    <>
      <p className={kit.text(["link", "sm", "strong"])}>{texts.suggestions.heading}</p>
      <ul className={kit.cluster(3)}>
        {texts.suggestions.words.map((each) => (
          <li key={each}>
            <button type="button" className={kit.pill("edged")} onClick={() => onSuggest(each)}>
              {each}
            </button>
          </li>
        ))}
      </ul>
    </>
  );

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the pointer; a button does the same
    <dialog
      ref={dialog}
      className={kit.card(["lifted"], "search")}
      aria-labelledby={`${id}heading`}
      onClose={onClose}
      onMouseDown={onMouseDown}
    >
      <form role="search" className={kit.stack(3, "search-bar")} onSubmit={onSubmit}>
        <h2 id={`${id}heading`} className={kit.text(["title", "xl"], "search-heading")}>
          {texts.heading}
        </h2>
        <input
          ref={field}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="search-field"
          aria-label={texts.search.field}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? `${id}list` : undefined}
          aria-activedescendant={active >= 0 && active < count ? optionId(active) : undefined}
          aria-describedby={`${id}keys`}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={close}
          className={kit.pill("plain", kit.icon("cross", "search-close"))}
          onClick={closeIt}
        />
      </form>
      <div className={kit.column(4, "search-found")}>
        <p role="status" className={kit.text(["sm", "strong"])}>
          {statusOf(outcome, texts.search, texts.nothing.heading)}
        </p>
        {outcome.state === "none" && (
          <>
            <p className={kit.text(["soft"])}>{texts.dialog.text}</p>
            {suggestions}
          </>
        )}
        {count > 0 && (
          <FoundList
            id={`${id}list`}
            name={texts.dialog.results}
            {...{ groups, active, optionId, onOpen: onLeave }}
          />
        )}
        {found && count === 0 && (
          <>
            <p className={kit.text(["soft"])}>{texts.nothing.text}</p>
            <ul className={kit.cluster(3)}>
              {texts.nothing.actions.map(({ label, href }) => (
                <li key={href}>
                  <PageLink to={href ?? ""} className={kit.pill("edged")} onClick={onLeave}>
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
            {suggestions}
          </>
        )}
      </div>
      <div className={kit.cluster(5, kit.text(["sm"], "search-foot"))}>
        <KeySwitch label={texts.dialog.shortcut} />
        <p id={`${id}keys`} className={kit.text(["soft"])}>
          {texts.dialog.keys}
        </p>
        <PageLink to={everything} className={kit.text(["strong"], "search-everything")} onClick={onLeave}>
          {count > 0 ? texts.dialog.everything : texts.dialog.allPages}
        </PageLink>
      </div>
    </dialog>
  );
};
