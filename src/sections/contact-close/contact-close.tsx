import { ActionList } from "../../components/action-list/action-list";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { Picture } from "../../components/picture/picture";
import type { Intro } from "../../components/section/section";
import * as styles from "./contact-close.module.css";

interface ContactCloseProps {
  deliver: Queries.PicturedSectionFragment;
  help: Queries.ItemSectionFragment;
  experts: Queries.TextSectionFragment;
}

const Words = ({ intro: { eyebrow, heading, text } }: { intro: Intro }) => (
  <div>
    {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
    <h2 className={styles.heading}>{heading}</h2>
    {text && <p className={styles.words}>{text}</p>}
  </div>
);

/** What comes after the form, quietly: a line of promises, and a band with the steps and a second way to ask. */
export const ContactClose = ({ deliver, help, experts }: ContactCloseProps) => (
  <>
    <section className={styles.deliver} data-ground="plain">
      <Words intro={deliver} />
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
    <div className={styles.band} data-ground="band">
      <div className={styles.sides}>
        <section className={styles.side}>
          <Words intro={help} />
          <ol className={styles.steps}>
            {help.items.map(({ heading, text }) => (
              <li key={heading} className={styles.step}>
                <h3 className={styles.name}>{heading}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
          {help.actions.length > 0 && <ActionList actions={help.actions} first="secondary" />}
        </section>
        <section className={styles.experts}>
          <Words intro={experts} />
          <ActionList actions={experts.actions} first="secondary" />
        </section>
      </div>
    </div>
  </>
);
