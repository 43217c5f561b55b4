export { HeldUntilTold } from "./held-until-told";
export { ThankYouOutcome } from "./thank-you-outcome";
export { useOutcome } from "./use-outcome";
