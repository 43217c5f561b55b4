import { graphql } from "gatsby";
import { ThemedPicture } from "../../components/picture/themed-picture";
import { SideScroll } from "../../components/side-scroll/side-scroll";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./service-tiles.module.css";

export const serviceTileFragment = graphql`
  fragment ServiceTile on ServiceTile {
    ...ServiceTileFields
    light {
      ...PlainPicture
    }
    dark {
      ...PlainPicture
    }
  }
`;

interface ServiceTilesProps {
  section: Queries.ServiceTilesFragment;
  /** `plain`: below rules instead of on cards. */
  look?: "cards" | "plain";
}

/** The parts of a service: a grid of tiles, each with an icon or a bar; on phones one row of cards. */
export const ServiceTiles = ({ section, look = "cards" }: ServiceTilesProps) => (
  <Section intro={section} layout="spread">
    <SideScroll name={section.heading} phones={section.tiles.length}>
      <ul className={kit.columns(3, look === "plain" ? 7 : 5, styles[look])}>
        {section.tiles.map(({ heading, text, light, dark }, index) => (
          <li
            key={heading}
            className={kit.card(
              ["raised", "pad-5"],
              kit.beside(2, styles.tile),
              !(light && dark) && kit.marker("bar"),
            )}
            data-hue={kit.hueAt(index)}
          >
            {light && dark && (
              <ThemedPicture
                light={light}
                dark={dark}
                alt=""
                className={look === "cards" ? kit.card(["panel", "clay"], styles.icon) : styles.icon}
              />
            )}
            <h3>{heading}</h3>
            <p className={kit.text(["soft", "sm"], kit.fullRow())}>{text}</p>
          </li>
        ))}
      </ul>
    </SideScroll>
  </Section>
);
