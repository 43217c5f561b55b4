import type { MouseEvent } from "react";
import * as kit from "../../components/kit/kit";
import { PageLink } from "../../components/page-link/page-link";
import { assetBase } from "../../config/base-path";
import { themes, thumbnailPath, thumbnailSize } from "../../config/sharing-picture";
import type { SearchHit } from "../../sections/site-search/find-in-index";

interface Group {
  kind: string;
  pages: readonly (SearchHit & { index: number })[];
}

/** Search results grouped by kind, beginning with the best result's kind. */
export const inGroups = (pages: readonly SearchHit[]): Group[] => {
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  const sorted = kinds.flatMap((kind) => pages.filter((page) => page.kind === kind));
  const numbered = sorted.map((page, index) => ({ ...page, index }));
  return kinds.map((kind) => ({ kind, pages: numbered.filter((page) => page.kind === kind) }));
};

interface FoundListProps {
  id: string;
  name: string;
  groups: readonly Group[];
  /** Index of the chosen page. */
  active: number;
  optionId: (index: number) => string;
  onOpen: (event: MouseEvent) => void;
}

/** The combobox's list. Each option is a real link, so that it can be opened in a new tab, for example. */
export const FoundList = ({ id, name, groups, active, optionId, onOpen }: FoundListProps) => (
  <div role="listbox" id={id} aria-label={name} className={kit.stack(4)}>
    {groups.map(({ kind, pages }) => (
      <div key={kind} role="group" aria-label={kind} className={kit.stack(1)}>
        <div className={kit.text(["link", "sm", "strong"])} aria-hidden="true">
          {kind}
        </div>
        {pages.map(({ path, title, excerpt, index }) => (
          <PageLink
            key={path}
            to={path}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            aria-labelledby={`${optionId(index)}-title`}
            aria-describedby={`${optionId(index)}-text`}
            className={kit.row(4, "search-option")}
            onClick={onOpen}
          >
            {themes.map((theme) => (
              <img
                key={theme}
                src={assetBase() + thumbnailPath(path, theme)}
                alt=""
                loading="lazy"
                className={`search-picture search-picture-${theme}`}
                {...thumbnailSize}
              />
            ))}
            <span className={kit.stack(1)}>
              <span id={`${optionId(index)}-title`} className={kit.text(["title"])}>
                {title}
              </span>
              <span
                id={`${optionId(index)}-text`}
                className={kit.text(["soft", "sm"], "search-excerpt")}
                dangerouslySetInnerHTML={{ __html: excerpt }}
              />
            </span>
          </PageLink>
        ))}
      </div>
    ))}
  </div>
);
