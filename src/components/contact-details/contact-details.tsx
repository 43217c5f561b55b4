import { useContacts, useLabels, useSite } from "../../site-data/context";
import { ContactLink } from "./contact-link";
import * as kit from "../kit/kit";
import * as styles from "./contact-details.module.css";

interface ContactDetailsProps {
  /** `sales` for clients. `recruitment`, on sites with careers, for everybody else, mostly applicants. */
  audience: "sales" | "recruitment";
}

const digits = (number: string): string => number.replace(/[^\d+]/g, "");

/** Phone, messaging and email (and Skype for clients), as links that open the right app; and when calls are answered. */
export const ContactDetails = ({ audience }: ContactDetailsProps) => {
  const { contact } = useLabels();
  const site = useSite();
  const contacts = useContacts(audience);
  const rows = [
    { label: contact.phone, text: contacts.phone, href: `tel:${digits(contacts.phone)}` },
    { label: contact.messaging, text: contacts.messaging, href: `sms:${digits(contacts.messaging)}` },
    { label: contact.email, text: contacts.email, href: `mailto:${contacts.email}` },
    ...(contacts.skype
      ? [{ label: contact.skype, text: contacts.skype, href: `skype:${contacts.skype}?chat` }]
      : []),
  ];
  return (
    <div className={styles.place}>
      <dl className={kit.grid(1, styles.details)}>
        {rows.map(({ label, text, href }) => (
          <div key={label} className={styles.row}>
            <dt className={kit.text(["sm"])}>{label}</dt>
            <dd>
              <ContactLink href={href}>{text}</ContactLink>
            </dd>
          </div>
        ))}
        {site.phoneHours && site.phoneHours.length > 0 && (
          <div className={styles.row}>
            <dt className={kit.text(["sm"])}>{contact.hours}</dt>
            <dd>
              {site.phoneHours.map((line) => (
                <span key={line} className={styles.hours}>
                  {line}
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
};
