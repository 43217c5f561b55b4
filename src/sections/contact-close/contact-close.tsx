import { ActionList } from "../../components/action-list/action-list";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { Picture } from "../../components/picture/picture";
import type { Intro } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./contact-close.module.css";

interface ContactCloseProps {
  deliver: Queries.PicturedSectionFragment;
  help: Queries.ItemSectionFragment;
  experts: Queries.TextSectionFragment;
}

const Words = ({ intro: { eyebrow, heading, text } }: { intro: Intro }) => (
  <div>
    {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
    <h2 className={kit.text(["3xl"], styles.heading)}>{heading}</h2>
    {text && <p className={styles.words}>{text}</p>}
  </div>
);

/** What comes after the form, quietly: a line of promises, and a band with the steps and a second way to ask. */
export const ContactClose = ({ deliver, help, experts }: ContactCloseProps) => (
  <>
    <section className={styles.deliver} data-background="plain">
      <Words intro={deliver} />
      <ul className={kit.stack(5, styles.promises)}>
        {deliver.items.map(({ heading, text, image, alt }) => (
          <li key={heading} className={kit.row(4, styles.promise)}>
            <Picture file={image} alt={alt} className={styles.picture} />
            <div>
              <h3 className={styles.name}>{heading}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
    <div className={styles.band} data-background="band">
      <div className={styles.sides}>
        <section className={kit.stack(5, styles.side)}>
          <Words intro={help} />
          <ol className={kit.stack(5, styles.steps)}>
            {help.items.map(({ heading, text }) => (
              <li key={heading} className={styles.step}>
                <h3 className={styles.name}>{heading}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
          {help.actions.length > 0 && <ActionList actions={help.actions} first="secondary" />}
        </section>
        <section className={kit.card(["raised", "pad-6"], kit.stack(4, styles.experts))}>
          <Words intro={experts} />
          <ActionList actions={experts.actions} first="secondary" />
        </section>
      </div>
    </div>
  </>
);
