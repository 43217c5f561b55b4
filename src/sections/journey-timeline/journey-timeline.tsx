import { graphql } from "gatsby";
import { useState } from "react";
import { Carousel } from "../../components/carousel/carousel";
import { DayNightPicture, type DayNightPictureProps } from "../../components/picture/day-night-picture";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./journey-timeline.module.css";
import { Years } from "./years";

export const journeyTimelineFragments = graphql`
  fragment JourneyItem on JourneyItem {
    ...JourneyItemFields
    imgUrl {
      ...CardPicture
    }
    imgUrlNight {
      ...CardPicture
    }
  }

  fragment UnfinishedYear on UnfinishedYear {
    ...UnfinishedYearFields
    image {
      ...CardPicture
    }
    imageNight {
      ...CardPicture
    }
  }
`;

interface YearProps {
  picture: DayNightPictureProps["picture"];
  heading: string | number;
  text: string;
  /** Whether the year is unfinished. */
  wet?: boolean;
}

const Year = ({ picture, heading, text, wet }: YearProps) => (
  <article
    className={kit.card(
      [...(wet ? [] : (["raised"] as const)), "broad", "clip"],
      kit.grid(2, styles.year),
      wet && styles.wet,
    )}
  >
    <DayNightPicture picture={picture} className={kit.frame("cover", styles.picture)} />
    <div className={kit.card(["pad-7"], kit.stack(4, styles.words))}>
      <h3 className={styles.number}>{heading}</h3>
      <p className={kit.text(["soft", "lg", "measure"])}>{text}</p>
    </div>
  </article>
);

/**
 * The company's history by year, beginning with the latest; after it comes the unfinished year. The list of years and
 * the carousel control each other.
 */
export const JourneyTimeline = ({ section }: { section: Queries.JourneyTimelineFragment }) => {
  const { items, unfinished } = section;
  const [chosen, setChosen] = useState(items.length - 1);
  return (
    <Section intro={section}>
      <Years
        years={items.map(({ year }) => year)}
        unfinished={unfinished.label}
        chosen={chosen}
        onChoose={setChosen}
      />
      <Carousel
        name={section.eyebrow ?? section.heading}
        items={{ base: 1 }}
        slideNames={[...items.map(({ year }) => String(year)), unfinished.label]}
        uncounted={1}
        current={chosen}
        onCurrentChange={setChosen}
      >
        {items.map(({ year, imgUrl, imgUrlNight, alt, content }) => (
          <Year
            key={year}
            picture={{ image: imgUrl, imageNight: imgUrlNight, alt }}
            heading={year}
            text={content}
          />
        ))}
        <Year picture={unfinished} heading={unfinished.heading} text={unfinished.text} wet />
      </Carousel>
    </Section>
  );
};
