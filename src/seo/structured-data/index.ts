export * from "./context";
export * from "./organization";
export * from "./pages";
