import { createContext, useContext } from "react";
import type { Crumb } from "./crumbs";
import { contactPath } from "./route-name";

const CurrentPathContext = createContext("/");

export const CurrentPathProvider = CurrentPathContext.Provider;

export const useCurrentPath = (): string => useContext(CurrentPathContext);

const FollowedContext = createContext(false);

/** Provides whether a link led to the top of the current page, not a load, Back, Forward or a `#name`. */
export const FollowedProvider = FollowedContext.Provider;

export const useIsFollowed = (): boolean => useContext(FollowedContext);

const TrailContext = createContext<readonly Crumb[]>([]);

export const TrailProvider = TrailContext.Provider;

export const useTrail = (): readonly Crumb[] => useContext(TrailContext);

/** URL of the contact page, with the current route as `from`. */
export const useContactPath = (): string => contactPath(useCurrentPath());
