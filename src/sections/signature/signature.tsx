import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { figureChunk, Island } from "./island";

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

const chunks = {
  renderCost: figureChunk(() => import("./render-cost/render-cost")),
  requestQueue: figureChunk(() => import("./request-queue/request-queue")),
  openComponent: figureChunk(() => import("./open-component/open-component")),
  supportCalendar: figureChunk(() => import("./support-calendar/support-calendar")),
  backGesture: figureChunk(() => import("./back-gesture/back-gesture")),
  layoutShift: figureChunk(() => import("./layout-shift/layout-shift")),
  stagedRelease: figureChunk(() => import("./staged-release/staged-release")),
};

interface SignatureProps {
  section: Queries.SignatureFragment;
  hue: string;
}

/** What only this page has: something to try that explains its subject. The key in the content names the figure. */
export const Signature = ({ section, hue }: SignatureProps) => (
  <Section intro={section} layout="demo" tone="hue" hue={hue}>
    {section.renderCost && <Island words={section.renderCost} chunk={chunks.renderCost} />}
    {section.requestQueue && <Island words={section.requestQueue} chunk={chunks.requestQueue} />}
    {section.openComponent && <Island words={section.openComponent} chunk={chunks.openComponent} />}
    {section.supportCalendar && <Island words={section.supportCalendar} chunk={chunks.supportCalendar} />}
    {section.backGesture && <Island words={section.backGesture} chunk={chunks.backGesture} />}
    {section.layoutShift && <Island words={section.layoutShift} chunk={chunks.layoutShift} />}
    {section.stagedRelease && <Island words={section.stagedRelease} chunk={chunks.stagedRelease} />}
  </Section>
);
