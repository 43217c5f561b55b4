import { Section, type Intro } from "../../components/section/section";
import { ContactDetails } from "../../components/contact-details/contact-details";
import { fillIn } from "../../site-data/fill-in";
import { useLabels, useSite } from "../../site-data/context";
import * as styles from "./offices.module.css";

interface OfficesProps {
  intro: Intro;
  /** Intro above the contact details. */
  details?: Intro;
  audience: "sales" | "recruitment";
}

/** Two offices with directions, and the contact details. */
export const Offices = ({ intro, details, audience }: OfficesProps) => {
  const { offices } = useSite();
  const labels = useLabels();
  return (
    <Section intro={intro} layout="spread" tone="sand">
      <div className={styles.grid}>
        {offices.map(({ name, address, directions }, index) => (
          <div key={name} className={styles.card} data-hue={index % 2 === 0 ? "coral" : "teal"}>
            <h3 className={styles.name}>{name}</h3>
            <address className={styles.address}>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <a href={directions} className={styles.directions} rel="noopener noreferrer" target="_blank">
              {fillIn(labels.actions.directions, { office: name })}
              <span className="visually-hidden">{labels.contact.newTab}</span>
            </a>
          </div>
        ))}
        <div className={styles.details}>
          <h3>{details?.heading ?? labels.contact.recruitment}</h3>
          <ContactDetails audience={audience} />
          {details?.text && <p className={styles.text}>{details.text}</p>}
        </div>
      </div>
    </Section>
  );
};
