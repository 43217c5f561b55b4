export { Dialog } from "./dialog";
