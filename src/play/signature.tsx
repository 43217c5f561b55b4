import { memo, type ComponentType } from "react";
import { Section } from "../components/section/section";
import { lazySection } from "../browser/hydration/lazy-section";
// Imported here, because the server-rendered HTML needs these styles before a figure's code loads.
import "../components/chip-choice/chip-choice.module.css";
import "./play.module.css";
import * as styles from "./signature.module.css";

/** A figure in a chunk of its own. Until it is interactive its controls are hidden, but take space. */
const figure = <Words extends object>(load: () => Promise<{ default: ComponentType<{ words: Words }> }>) =>
  lazySection(load, styles.place);

const RenderCost = figure(() => import("./figures/render-cost/render-cost"));
const RequestQueue = figure(() => import("./figures/request-queue/request-queue"));
const OpenComponent = figure(() => import("./figures/open-component/open-component"));
const SupportCalendar = figure(() => import("./figures/support-calendar/support-calendar"));
const BackGesture = figure(() => import("./figures/back-gesture/back-gesture"));
const LayoutShift = figure(() => import("./figures/layout-shift/layout-shift"));
const StagedRelease = figure(() => import("./figures/staged-release/staged-release"));

interface SignatureProps {
  section: Queries.SignatureFragment;
  hue: string;
}

/** An interactive figure that explains the page's subject. The key in the content selects the figure. */
export const Signature = memo(({ section, hue }: SignatureProps) => (
  <Section intro={section} layout="spread" tone="hue" hue={hue}>
    {section.renderCost && <RenderCost words={section.renderCost} />}
    {section.requestQueue && <RequestQueue words={section.requestQueue} />}
    {section.openComponent && <OpenComponent words={section.openComponent} />}
    {section.supportCalendar && <SupportCalendar words={section.supportCalendar} />}
    {section.backGesture && <BackGesture words={section.backGesture} />}
    {section.layoutShift && <LayoutShift words={section.layoutShift} />}
    {section.stagedRelease && <StagedRelease words={section.stagedRelease} />}
  </Section>
));
Signature.displayName = "Signature";
