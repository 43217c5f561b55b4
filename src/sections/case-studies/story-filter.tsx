import { graphql } from "gatsby";
import { useState, type ReactNode } from "react";
import { useBrowserLayoutEffect } from "../../browser/reading/use-browser-layout-effect";
import { ChipChoice } from "../../components/chip-choice/chip-choice";
import { Summary } from "../../components/summary/summary";
import { replaceEntry } from "../../browser/reading/replace-entry";
import * as kit from "../../components/kit/kit";
import {
  choiceIn,
  isChosen,
  noChoice,
  offeredOf,
  queryOf,
  storyFilterKeys,
  storyFilterId,
  type StoryChoice,
  type StoryFilterKey,
} from "../../routes/story-filter";
import { Button } from "../../components/button/button";
import { LinkLines } from "../../components/link-lines/link-lines";
import { pathOf } from "../../routes/page-table";
import { Invitation } from "./invitation";
import { StoryGrid } from "./story-grid";
import * as styles from "./story-filter.module.css";

export const storyFactsFragment = graphql`
  fragment StoryFacts on CaseStudy {
    slug
    technologies
    industries
    card {
      heading
      text
    }
  }
`;

interface FoundStoriesProps {
  texts: Queries.StoryFilterFragment;
  stories: readonly Queries.StoryFactsFragment[];
  cards: readonly Queries.CaseStudyCardFragment[];
  invitation: Queries.TextSectionFragment;
  onClear: () => void;
}

/** The case studies that match the filters: as cards, and the older ones of a long list as lines. */
const FoundStories = ({ texts, stories, cards, invitation, onClear }: FoundStoriesProps) => {
  const found = cards.filter(({ slug }) => stories.some((story) => story.slug === slug));
  const older = stories.filter(({ slug }) => !cards.some((card) => card.slug === slug));
  return (
    <div className={kit.pageWidth(kit.stack(5, styles.found))}>
      <div className={kit.cluster(4, kit.spaceBetween())}>
        <h2 className={kit.text(["2xl"])}>
          <span role="status">
            {texts.found} {stories.length}
          </span>
        </h2>
        <Button variant="secondary" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      {stories.length === 0 && <p className={kit.text(["soft", "lg"])}>{texts.none}</p>}
      <StoryGrid caseStudies={found} />
      {older.length > 0 && (
        <LinkLines
          lines={older.map(({ slug, card }) => ({
            path: pathOf("case-study", slug),
            name: card.heading,
            summary: card.text,
          }))}
        />
      )}
      <Invitation invitation={invitation} />
    </div>
  );
};

const countOf = (stories: readonly StoryChoice[], fact: StoryFilterKey, value: string): number =>
  stories.filter((story) => story[fact].includes(value)).length;

/**
 * The filter options, the most frequent first, each with the number of case studies that have it and match the other
 * filters. An option that all of them have is useless, so it appears only while it is chosen, to be removed again.
 */
export const optionsOf = (stories: readonly StoryChoice[], fact: StoryFilterKey, choice: StoryChoice) => {
  // One matching industry is enough, so other chosen industries do not reduce the number.
  const others = fact === "industries" ? { ...choice, industries: [] } : choice;
  const left = stories.filter((story) => isChosen(story, others));
  return [...new Set(stories.flatMap((story) => story[fact]))]
    .map((value) => ({ value, all: countOf(stories, fact, value) }))
    .filter(({ value, all }) => all < stories.length || choice[fact].includes(value))
    .sort((a, b) => b.all - a.all || a.value.localeCompare(b.value))
    .map(({ value }) => ({ value, label: value, count: countOf(left, fact, value) }));
};

interface StoryFilterProps {
  texts: Queries.StoryFilterFragment;
  /** All case studies, newest first. */
  stories: readonly Queries.StoryFactsFragment[];
  /** The ones that the page shows as cards. */
  cards: readonly Queries.CaseStudyCardFragment[];
  /** Shown after the results. */
  invitation: Queries.TextSectionFragment;
  /** Changes with every visit, so that a link with other filters takes effect. */
  visit: string | undefined;
  /** Shown while no filter is chosen. */
  children: ReactNode;
}

/**
 * Case studies, filtered by technology and industry. The filters are in the URL; without scripts all case studies are
 * shown.
 */
export const StoryFilter = ({ texts, stories, cards, invitation, visit, children }: StoryFilterProps) => {
  const [choice, setChoice] = useState<StoryChoice>(noChoice);
  const [open, setOpen] = useState(false);
  const isActive = storyFilterKeys.some((fact) => choice[fact].length > 0);

  useBrowserLayoutEffect(() => {
    const asked = offeredOf(choiceIn(window.location.search), stories);
    setChoice(asked);
    if (queryOf(asked)) setOpen(true);
  }, [visit, stories]);

  const choose = (next: StoryChoice) => {
    setChoice(next);
    const { pathname, hash } = window.location;
    replaceEntry(window.history.state, pathname + queryOf(next) + hash);
  };
  const toggle = (fact: StoryFilterKey, value: string) =>
    choose({
      ...choice,
      [fact]: choice[fact].includes(value)
        ? choice[fact].filter((other) => other !== value)
        : [...choice[fact], value],
    });

  return (
    <section id={storyFilterId} className={styles.stories}>
      <details
        className={kit.pageWidth(kit.onlyFor("live"))}
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <Summary narrow>{texts.heading}</Summary>
        <div className={kit.stack(5, styles.choices)}>
          {storyFilterKeys.map((fact) => (
            <ChipChoice
              key={fact}
              legend={texts[fact]}
              headed
              several
              options={optionsOf(stories, fact, choice)}
              chosen={choice[fact]}
              onChoose={(value) => toggle(fact, value)}
            />
          ))}
        </div>
      </details>
      {isActive ? (
        <FoundStories
          texts={texts}
          stories={stories.filter((story) => isChosen(story, choice))}
          cards={cards}
          invitation={invitation}
          onClear={() => choose(noChoice)}
        />
      ) : (
        children
      )}
    </section>
  );
};
