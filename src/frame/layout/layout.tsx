import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import type { Crumb } from "../../routes/crumbs";
import { CurrentPathProvider, TrailProvider } from "../../routes/current-route";
import { SiteDataProvider, type SiteData } from "../../site-data/context";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs";
import { ErrorBoundary } from "../../browser/hydration/error-boundary";
import { ServerError } from "../error-boundary/server-error";
import { Footer } from "../footer/footer";
import { Header } from "../header/header";
import { SearchOnDemand } from "../search/search-on-demand";
import * as styles from "./layout.module.css";

interface LayoutProps {
  path: string;
  crumbs: readonly Crumb[];
  children: ReactNode;
}

/** The settings that components use. None is null, because the content check fails if a settings file is missing. */
const useSettings = () =>
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

/** Everything around a page: settings context, skip link, header, breadcrumbs, footer. */
export const Layout = ({ path, crumbs, children }: LayoutProps) => {
  const settings = useSettings();
  return (
    <SiteDataProvider value={settings}>
      <CurrentPathProvider value={path}>
        <a href="#main" className={styles.skip}>
          {settings.labels.frame.skip}
        </a>
        <div className={styles.frame}>
          <Header />
          <main id="main" tabIndex={-1} className={styles.main}>
            <Breadcrumbs crumbs={crumbs} />
            <ErrorBoundary key={path} fallback={() => <ServerError />}>
              <TrailProvider value={crumbs}>{children}</TrailProvider>
            </ErrorBoundary>
          </main>
          <Footer />
        </div>
        <SearchOnDemand />
      </CurrentPathProvider>
    </SiteDataProvider>
  );
};
