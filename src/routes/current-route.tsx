import { createContext, useContext } from "react";
import type { Crumb } from "./crumbs";
import { contactPath } from "./route-name";

const CurrentPathContext = createContext("/");

/** Provides the path of the current page. */
export const CurrentPathProvider = CurrentPathContext.Provider;

export const useCurrentPath = (): string => useContext(CurrentPathContext);

const FollowedContext = createContext(false);

/** Provides whether a link led to the current page, to its beginning: not a load, Back, Forward or a `#name`. */
export const FollowedProvider = FollowedContext.Provider;

export const useIsFollowed = (): boolean => useContext(FollowedContext);

const TrailContext = createContext<readonly Crumb[]>([]);

/** Provides the breadcrumbs of the current page. */
export const TrailProvider = TrailContext.Provider;

export const useTrail = (): readonly Crumb[] => useContext(TrailContext);

/** URL of the contact page, with the current route as `from`. */
export const useContactPath = (): string => contactPath(useCurrentPath());
