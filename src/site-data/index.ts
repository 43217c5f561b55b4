export * from "./context";
export { fillIn } from "./fill-in";
