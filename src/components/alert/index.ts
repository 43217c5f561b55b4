export { Alert } from "./alert";
