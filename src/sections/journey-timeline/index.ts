export { JourneyTimeline } from "./journey-timeline";
