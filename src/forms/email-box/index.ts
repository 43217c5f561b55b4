export { EmailBox } from "./email-box";
