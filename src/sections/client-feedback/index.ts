export { ClientFeedback } from "./client-feedback";
