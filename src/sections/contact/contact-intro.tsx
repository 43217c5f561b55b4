import type { ReactNode } from "react";
import { ActionList } from "../../components/action-list/action-list";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { DayNightPicture } from "../../components/picture/day-night-picture";
import { PointList } from "../../components/point-list/point-list";
import type { Intro } from "../../components/section/section";
import { formAnchor } from "../../routes/route-name";
import { OfficeCards } from "./office-cards";
import * as kit from "../../components/kit/kit";
import * as styles from "./contact-intro.module.css";

interface ContactIntroProps {
  /** The map is not cropped on phones, and its buttons appear only on phones. */
  banner: NonNullable<Queries.ContactTemplateQuery["page"]>["hero"];
  meetUs: Intro;
  details: Intro;
  enquiry: Queries.EnquirySectionFragment;
  /** The form, without a card of its own. */
  children: ReactNode;
}

/**
 * Top of the contact page: banner with a map, offices and contact details in one column, beside a card with the form,
 * so that the form begins in the first screen. On phones a button leads to the form.
 */
export const ContactIntro = ({ banner, meetUs, details, enquiry, children }: ContactIntroProps) => (
  <div className={kit.pageWidth(kit.grid(6, styles.opening))} data-hue={banner.hue} data-background="plain">
    <div className={kit.stack(5)}>
      <section className={kit.stack(3)}>
        <div>
          {banner.eyebrow && <Eyebrow marked>{banner.eyebrow}</Eyebrow>}
          <h1 className={kit.text(["4xl"])}>{banner.heading}</h1>
        </div>
        <p className={kit.text(["soft"])}>{banner.text}</p>
        <div className={styles.toForm}>
          <ActionList actions={banner.actions} />
        </div>
      </section>
      <div className={kit.card(["panel", "broad", "pad-2", "clip"])}>
        <DayNightPicture picture={banner} className={kit.frame("contain", styles.picture)} />
      </div>
      <section className={kit.stack(2)}>
        <h2 className={kit.text(["2xl"])}>{meetUs.heading}</h2>
        {meetUs.text && <p className={kit.text(["soft"])}>{meetUs.text}</p>}
        <OfficeCards details={details} audience="sales" look="compact" />
      </section>
    </div>
    <section className={kit.card(["raised", "broad", "pad-6"], kit.stack(3))}>
      <h2 className={kit.text(["2xl"])}>{enquiry.heading}</h2>
      {enquiry.text && <p className={kit.text(["soft"])}>{enquiry.text}</p>}
      <div id={formAnchor}>{children}</div>
      <PointList points={enquiry.points} layout="dense" />
    </section>
  </div>
);
