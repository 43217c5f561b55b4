import { createContext, useContext } from "react";
import { contactPath } from "./route-name";

const CurrentPathContext = createContext("/");

/** Provides the path of the current page. */
export const CurrentPathProvider = CurrentPathContext.Provider;

export const useCurrentPath = (): string => useContext(CurrentPathContext);

/** URL of the contact page, with the current route as `from`. */
export const useContactPath = (): string => contactPath(useCurrentPath());
