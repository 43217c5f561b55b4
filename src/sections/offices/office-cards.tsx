import { clsx } from "clsx";
import { ContactDetails } from "../../components/contact-details/contact-details";
import type { Intro } from "../../components/section/section";
import { fillIn } from "../../site-data/fill-in";
import { useLabels, useSite } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./offices.module.css";

interface OfficeCardsProps {
  /** Intro above the contact details. */
  details?: Intro;
  audience: "sales" | "recruitment";
  /** `compact`: for a narrow column, offices side by side. */
  look?: "compact";
}

/** Each office with directions, and the contact details. */
export const OfficeCards = ({ details, audience, look }: OfficeCardsProps) => {
  const { offices } = useSite();
  const labels = useLabels();
  return (
    <div className={clsx(kit.card(["raised"], styles.grid), look && styles[look])}>
      {offices.map(({ name, address, directions }, index) => (
        <div key={name} className={styles.card} data-hue={index % 2 === 0 ? "brand" : "teal"}>
          <h3 className={styles.name}>{name}</h3>
          <address className={styles.address}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <a
            href={fillIn(directions, { address: encodeURIComponent(address.join(", ")) })}
            className={styles.directions}
            rel="noopener noreferrer"
            target="_blank"
          >
            {labels.actions.directions}
            <span className="visually-hidden">
              {" "}
              {fillIn(labels.contact.toOffice, { office: name })} {labels.contact.newTab}
            </span>
          </a>
        </div>
      ))}
      <div className={styles.details}>
        <h3>{details?.heading ?? labels.contact.recruitment}</h3>
        <ContactDetails audience={audience} />
        {details?.text && <p className={kit.text(["soft", "sm"])}>{details.text}</p>}
      </div>
    </div>
  );
};
