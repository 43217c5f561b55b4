import { graphql, useStaticQuery } from "gatsby";
import type { SiteData } from "./context";

/**
 * The settings, for the layout and the head, which stand above `<SiteDataProvider>`. None is null, because the content
 * check fails when a settings file is missing.
 */
export const useSettings = () =>
  useStaticQuery<SiteData>(graphql`
    query Settings {
      site: siteSettings {
        ...SiteSettings
      }
      navigation {
        ...Navigation
      }
      labels {
        ...Labels
      }
      forms: formsSettings {
        ...FormsSettings
      }
      options: optionsSettings {
        ...OptionsSettings
      }
      consent: consentSettings {
        ...ConsentSettings
      }
    }
  `);
