import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { Island } from "./island";

export const signatureFragment = graphql`
  fragment Signature on Signature {
    heading
    text
    renderCost {
      ...RenderCost
    }
    requestQueue {
      ...RequestQueue
    }
    openComponent {
      ...OpenComponent
    }
    supportCalendar {
      ...SupportCalendar
    }
    backGesture {
      ...BackGesture
    }
    layoutShift {
      ...LayoutShift
    }
    stagedRelease {
      ...StagedRelease
    }
  }
`;

const load = {
  renderCost: () => import("./render-cost/render-cost"),
  requestQueue: () => import("./request-queue/request-queue"),
  openComponent: () => import("./open-component/open-component"),
  supportCalendar: () => import("./support-calendar/support-calendar"),
  backGesture: () => import("./back-gesture/back-gesture"),
  layoutShift: () => import("./layout-shift/layout-shift"),
  stagedRelease: () => import("./staged-release/staged-release"),
};

interface SignatureProps {
  section: Queries.SignatureFragment;
  hue: string;
}

/** What only this page has: something to try that explains its subject. The key in the content names the figure. */
export const Signature = ({ section, hue }: SignatureProps) => (
  <Section intro={section} layout="third" hue={hue}>
    {section.renderCost && <Island words={section.renderCost} load={load.renderCost} />}
    {section.requestQueue && <Island words={section.requestQueue} load={load.requestQueue} />}
    {section.openComponent && <Island words={section.openComponent} load={load.openComponent} />}
    {section.supportCalendar && <Island words={section.supportCalendar} load={load.supportCalendar} />}
    {section.backGesture && <Island words={section.backGesture} load={load.backGesture} />}
    {section.layoutShift && <Island words={section.layoutShift} load={load.layoutShift} />}
    {section.stagedRelease && <Island words={section.stagedRelease} load={load.stagedRelease} />}
  </Section>
);
