import { createContext, useContext } from "react";

/**
 * Gatsby types single entries as nullable. Those of settings and fixed pages exist, because the content check demands
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
