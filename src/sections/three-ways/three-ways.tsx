import { PageLink } from "../../components/page-link/page-link";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./three-ways.module.css";

/** The trials side by side, each with the pages that offer it. Links to `#three-ways` lead here. */
export const ThreeWays = ({ section }: { section: Queries.ThreeWaysFragment }) => (
  <Section intro={section} layout="spread" id="three-ways">
    <ul className={kit.card(["raised", "broad", "clip"], kit.desktopColumns(3, 5, styles.panel))}>
      {section.ways.map(({ figure, promise, whom, text, stop, hue, links }) => (
        <li key={figure} className={kit.grid(4, styles.way)} data-hue={hue}>
          <h3 className={kit.stack(1, kit.text(["3xl"], styles.figure))}>
            {figure} <span className={kit.text(["lg"])}>{promise}</span>
          </h3>
          <p className={kit.text(["lg", "strong"])}>{whom}</p>
          <p className={kit.text(["soft"])}>{text}</p>
          <p className={kit.text(["strong"])}>{stop}</p>
          <ul className={kit.cluster(3, styles.links)}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <PageLink to={href} className={kit.text(["sm", "strong", "target"])}>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </Section>
);
