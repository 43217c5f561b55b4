export { Field } from "./field";
