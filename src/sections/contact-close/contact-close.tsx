import { ActionList } from "../../components/action-list/action-list";
import { Picture } from "../../components/picture/picture";
import * as styles from "./contact-close.module.css";

interface ContactCloseProps {
  deliver: Queries.PicturedSectionFragment;
  help: Queries.ItemSectionFragment;
  experts: Queries.TextSectionFragment;
}

/** What comes after the form, quietly: a line of promises, and a band with the steps and a second way to ask. */
export const ContactClose = ({ deliver, help, experts }: ContactCloseProps) => (
  <>
    <section className={styles.deliver} data-ground="paper">
      <h2 className={styles.heading}>{deliver.heading}</h2>
      <ul className={styles.promises}>
        {deliver.items.map(({ heading, text, image, alt }) => (
          <li key={heading} className={styles.promise}>
            <Picture file={image} alt={alt} className={styles.picture} />
            <div>
              <h3 className={styles.name}>{heading}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
    <div className={styles.band} data-ground="sand">
      <div className={styles.sides}>
        <section className={styles.side}>
          <h2 className={styles.heading}>{help.heading}</h2>
          <ol className={styles.steps}>
            {help.items.map(({ heading, text }) => (
              <li key={heading} className={styles.step}>
                <h3 className={styles.name}>{heading}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className={styles.experts}>
          <h2 className={styles.heading}>{experts.heading}</h2>
          {experts.text && <p>{experts.text}</p>}
          <ActionList actions={experts.actions} first="secondary" />
        </section>
      </div>
    </div>
  </>
);
