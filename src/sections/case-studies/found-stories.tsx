import { graphql } from "gatsby";
import { Button } from "../../components/button/button";
import { LinkLines } from "../../components/link-lines/link-lines";
import { pathOf } from "../../routes/page-table";
import { Invitation } from "./invitation";
import { StoryGrid } from "./story-grid";
import * as kit from "../../components/kit/kit";
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
export const FoundStories = ({ texts, stories, cards, invitation, onClear }: FoundStoriesProps) => {
  const found = cards.filter(({ slug }) => stories.some((story) => story.slug === slug));
  const older = stories.filter(({ slug }) => !cards.some((card) => card.slug === slug));
  return (
    <div className={kit.pageWidth(kit.stack(5, styles.found))}>
      <div className={kit.cluster(4, kit.apart())}>
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
