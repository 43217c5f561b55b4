import { ActionList } from "../../components/action-list/action-list";
import { PointList } from "../../components/point-list/point-list";
import { Section } from "../../components/section/section";
import { Tabs } from "../../components/tabs/tabs";
import * as kit from "../../components/kit/kit";

/** The kinds of client, one tab each. */
export const Audiences = ({ section }: { section: Queries.AudiencesFragment }) => (
  <Section intro={section} layout="spread" tone="band">
    <Tabs
      name={section.heading}
      tabs={section.tabs.map(({ target, label, heading, text, points, action }) => ({
        target,
        label,
        hasLinks: action !== null,
        content: (
          <div className={kit.card(["raised", "broad", "pad-7"], kit.split(7, "first"))}>
            <div className={kit.stack(5)}>
              <h3 className={kit.text(["2xl"])}>{heading}</h3>
              <p>{text}</p>
              {action && <ActionList actions={[action]} first="secondary" />}
            </div>
            <PointList points={points} />
          </div>
        ),
      }))}
    />
  </Section>
);
