import { createContext, useContext } from "react";

/**
 * Gatsby types single entries as nullable. Settings and fixed pages always exist, because the content check requires
 * their files.
 */
export type WithEntries<Query> = { [Name in keyof Query]: NonNullable<Query[Name]> };

export type SiteData = WithEntries<Queries.SettingsQuery>;

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

/** The company's contacts. Applicants have contacts of their own if the site has careers. */
export const useContacts = (audience: "sales" | "recruitment"): Contacts => {
  const site = useSite();
  return site[audience] ?? site.sales;
};

export const useNavigation = () => useSiteData().navigation;
export const useLabels = () => useSiteData().labels;
export const useForms = () => useSiteData().forms;
export const useOptions = () => useSiteData().options;
export const useConsent = () => useSiteData().consent;
