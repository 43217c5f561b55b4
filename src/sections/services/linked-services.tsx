import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { DayNightPicture } from "../../components/picture/day-night-picture";
import { Section } from "../../components/section/section";
import { SideScroll } from "../../components/side-scroll/side-scroll";
import * as kit from "../../components/kit/kit";
import * as styles from "./linked-services.module.css";

export const linkedServiceFragment = graphql`
  fragment LinkedService on LinkedService {
    ...LinkedServiceFields
    image {
      ...CardPicture
    }
    imageNight {
      ...CardPicture
    }
  }
`;

interface LinkedServicesProps {
  section: Queries.LinkedServicesFragment;
  /** `tall`: pictures above the text, extending out of the cards. One row, on phones too. */
  look?: "tall";
  /** Hues of the services, in order, such as those of the linked pages. */
  hues?: readonly string[];
}

/** Services in several hues, each with its own button. */
export const LinkedServices = ({
  section,
  look,
  hues = ["brand", "teal", "sky", "lilac"],
}: LinkedServicesProps) => {
  const labels = section.cards.map(({ action }) => action.label);
  const isOnly = (label: string) => labels.indexOf(label) === labels.lastIndexOf(label);
  const cards = (
    <ul className={kit.columns(look ? 4 : 2, 5, look && styles.tall)}>
      {section.cards.map(({ heading, text, image, imageNight, action }, index) => (
        <li
          key={heading}
          className={kit.card(
            ["panel", "broad", "pad-6"],
            !look && image ? kit.grid(3, styles.beside) : kit.column(3),
          )}
          data-hue={hues[index % hues.length]}
        >
          {image && (
            <DayNightPicture
              picture={{ image, imageNight, alt: "" }}
              className={kit.frame("contain", styles.picture)}
              sizes="(max-width: 48em) 290px, 265px"
            />
          )}
          <div className={kit.column(3, kit.grow())}>
            <h3>{heading}</h3>
            <p className={kit.text(["balance"])}>{text}</p>
            <ActionList
              actions={[action]}
              first="secondary"
              about={isOnly(action.label) ? undefined : heading}
              className={kit.atEnd(styles.action)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <Section intro={section} layout="spread">
      {look ? (
        <SideScroll name={section.heading} phones={section.cards.length}>
          {cards}
        </SideScroll>
      ) : (
        cards
      )}
    </Section>
  );
};
