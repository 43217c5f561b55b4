import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useState } from "react";
import { Carousel } from "../../components/carousel/carousel";
import { DayNightPicture } from "../../components/picture/day-night-picture";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./journey-timeline.module.css";
import { Years } from "./years";

export const journeyTimelineFragment = graphql`
  fragment JourneyTimeline on JourneyTimeline {
    eyebrow
    heading
    text
    items {
      year
      imgUrl {
        ...CardPicture
      }
      imgUrlNight {
        ...CardPicture
      }
      alt
      content
    }
    unfinished {
      label
      image {
        ...CardPicture
      }
      imageNight {
        ...CardPicture
      }
      alt
      heading
      text
    }
  }
`;

/**
 * The company's history by year; the latest is shown first, and after it comes the year that is not over. The list of
 * years and the carousel control each other.
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
        current={chosen}
        onCurrentChange={setChosen}
      >
        {items.map(({ year, imgUrl, imgUrlNight, alt, content }) => (
          <article key={year} className={kit.card(["raised", "broad"], styles.year)}>
            <DayNightPicture day={imgUrl} night={imgUrlNight} alt={alt} className={styles.picture} />
            <div className={kit.stack(4, styles.words)}>
              <h3 className={styles.number}>{year}</h3>
              <p className={kit.text(["soft", "lg"], styles.text)}>{content}</p>
            </div>
          </article>
        ))}
        <article className={clsx(kit.card(["raised", "broad"], styles.year), styles.wet)}>
          <DayNightPicture
            day={unfinished.image}
            night={unfinished.imageNight}
            alt={unfinished.alt}
            className={styles.picture}
          />
          <div className={kit.stack(4, styles.words)}>
            <h3 className={styles.number}>{unfinished.heading}</h3>
            <p className={kit.text(["soft", "lg"], styles.text)}>{unfinished.text}</p>
          </div>
        </article>
      </Carousel>
    </Section>
  );
};
