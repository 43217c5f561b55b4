import { createContext, useContext } from "react";
import { contactPath } from "./route-name";

const CurrentPathContext = createContext("/");

/** Tells the components below which page they stand on. */
export const CurrentPathProvider = CurrentPathContext.Provider;

export const useCurrentPath = (): string => useContext(CurrentPathContext);

/** Address of the contact page that names the current route. */
export const useContactPath = (): string => contactPath(useCurrentPath());
