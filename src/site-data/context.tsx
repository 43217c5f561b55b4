import { createContext, useContext } from "react";

/** The settings, as the layout's query returns them, without null. */
export type SiteData = {
  [File in keyof Queries.SettingsQuery]: NonNullable<Queries.SettingsQuery[File]>;
};

const SiteDataContext = createContext<SiteData | undefined>(undefined);

export const SiteDataProvider = SiteDataContext.Provider;

const useSiteData = (): SiteData => {
  const data = useContext(SiteDataContext);
  if (!data) throw new Error("Components need a <SiteDataProvider> above them.");
  return data;
};

export const useSite = () => useSiteData().site;

interface Contacts {
  phone: string;
  messaging: string;
  email: string;
  skype?: string | null;
}

/** Whom to write to or call. Applicants have contacts of their own where the site has careers. */
export const useContacts = (audience: "sales" | "recruitment"): Contacts => {
  const site = useSite();
  return site[audience] ?? site.sales;
};

export const useNavigation = () => useSiteData().navigation;
export const useLabels = () => useSiteData().labels;
export const useForms = () => useSiteData().forms;
export const useOptions = () => useSiteData().options;
export const useConsent = () => useSiteData().consent;
