import { createContext, useContext } from "react";
import type { Crumb } from "./crumbs";
import { contactPath } from "./route-name";

const CurrentPathContext = createContext("/");

/** Tells the components below which page they stand on. */
export const CurrentPathProvider = CurrentPathContext.Provider;

export const useCurrentPath = (): string => useContext(CurrentPathContext);

const TrailContext = createContext<readonly Crumb[]>([]);

/** Tells them the way from the home page to it. */
export const TrailProvider = TrailContext.Provider;

export const useTrail = (): readonly Crumb[] => useContext(TrailContext);

/** Address of the contact page that names the current route. */
export const useContactPath = (): string => contactPath(useCurrentPath());
