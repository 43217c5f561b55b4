export { Accreditations } from "./accreditations";
