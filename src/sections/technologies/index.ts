export { Technologies } from "./technologies";
