import { ContactDetails } from "../../components/contact-details/contact-details";
import type { Intro } from "../../components/section/section";
import { interpolate } from "../../content-model/interpolate";
import { useLabels, useSite } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./office-cards.module.css";

interface OfficeCardsProps {
  /** Intro above the contact details. */
  details?: Intro;
  audience: "sales" | "recruitment";
  /** `compact`: for a narrow column, with the contact details below the offices. */
  look?: "wide" | "compact";
}

/** Each office with directions, and the contact details. */
export const OfficeCards = ({ details, audience, look = "wide" }: OfficeCardsProps) => {
  const { offices } = useSite();
  const labels = useLabels();
  return (
    <div className={kit.card(["raised"], kit.grid(0, styles.grid, styles[look]))}>
      {offices.map(({ name, address, directions }, index) => (
        <div
          key={name}
          className={kit.card(["pad-5"], kit.stack(2))}
          data-hue={index % 2 === 0 ? "brand" : "teal"}
        >
          <h3 className={kit.text(["lg"])}>{name}</h3>
          <address className={kit.stack(0, kit.text(["soft", "sm"], styles.address))}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <a
            href={interpolate(directions, { address: encodeURIComponent(address.join(", ")) })}
            className={kit.text(["sm", "strong", "target"])}
            rel="noopener noreferrer"
            target="_blank"
          >
            {labels.actions.directions}
            <span className="visually-hidden">
              {" "}
              {interpolate(labels.contact.toOffice, { office: name })} {labels.contact.newTab}
            </span>
          </a>
        </div>
      ))}
      <div className={kit.card(["pad-5"], kit.stack(3, styles.details))}>
        <h3 className={kit.text(["lg"])}>{details?.heading ?? labels.contact.recruitment}</h3>
        <ContactDetails audience={audience} />
        {details?.text && <p className={kit.text(["soft", "sm"])}>{details.text}</p>}
      </div>
    </div>
  );
};
