import { createContext, useContext } from "react";
import type { ConsentSettings } from "../content-model/entities/consent";
import type { FormsSettings } from "../content-model/entities/forms";
import type { Labels } from "../content-model/entities/labels";
import type { NavigationSettings } from "../content-model/entities/navigation";
import type { OptionsSettings } from "../content-model/entities/options";
import type { SiteSettings } from "../content-model/entities/site";

/** The settings files, as every component may need them. */
export interface SiteData {
  readonly site: SiteSettings;
  readonly navigation: NavigationSettings;
  readonly labels: Labels;
  readonly forms: FormsSettings;
  readonly options: OptionsSettings;
  readonly consent: ConsentSettings;
}

const SiteDataContext = createContext<SiteData | undefined>(undefined);

export const SiteDataProvider = SiteDataContext.Provider;

const useSiteData = (): SiteData => {
  const data = useContext(SiteDataContext);
  if (!data) throw new Error("Components need a <SiteDataProvider> above them.");
  return data;
};

export const useSite = () => useSiteData().site;
export const useNavigation = () => useSiteData().navigation;
export const useLabels = () => useSiteData().labels;
export const useForms = () => useSiteData().forms;
export const useOptions = () => useSiteData().options;
export const useConsent = () => useSiteData().consent;
