import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { CardLink } from "../../components/card-link/card-link";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./service-bento.module.css";

export const bentoServiceFragment = graphql`
  fragment BentoService on BentoService {
    ...BentoServiceFields
    image {
      ...CardPicture
    }
  }
`;

/** Indexes of the wide cards, one per row on desktops: left, right, left. */
const wide = [0, 3, 4];

export const ServiceBento = ({ services }: { services: Queries.ServiceBentoFragment }) => (
  <Section intro={services} layout="spread">
    <ul className={kit.grid(5, styles.cards)}>
      {services.items.map(({ heading, text, href, image, alt }, index) => (
        <li
          key={heading}
          className={kit.card(
            ["raised", "pressable", "pad-6"],
            kit.flex(3, styles.card),
            wide.includes(index) && styles.wide,
          )}
        >
          <Picture
            file={image}
            alt={alt}
            className={kit.object("small", styles.picture)}
            sizes="(max-width: 36em) 132px, 300px"
          />
          <div className={kit.stack(2)}>
            <h3>
              <CardLink to={href}>{heading}</CardLink>
            </h3>
            <p className={kit.text(["soft", "measure"])}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <ActionList actions={[services.action]} first="secondary" className={styles.action} />
  </Section>
);
