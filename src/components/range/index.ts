export { Range } from "./range";
