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
import { optionsOf } from "./options";
import { FoundStories } from "./found-stories";
import * as styles from "./story-filter.module.css";

export const storyFilterFragment = graphql`
  fragment StoryFilter on StoryFilter {
    heading
    technologies
    industries
    found
    none
    clear
  }
`;

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
        className={kit.pageWidth(kit.only("live"))}
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
