export { ThankYouOutcome } from "./thank-you-outcome";
