import type { ReactNode } from "react";
import type { Crumb } from "../../routes/crumbs";
import { CurrentPathProvider } from "../../routes/current-route";
import { SiteDataProvider } from "../../site-data/context";
import { useSettings } from "../../site-data/use-settings";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs";
import { ErrorBoundary } from "../../load/after-paint/error-boundary";
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
            <ErrorBoundary key={path} fallback={<ServerError />}>
              {children}
            </ErrorBoundary>
          </main>
          <Footer />
        </div>
        <SearchOnDemand />
      </CurrentPathProvider>
    </SiteDataProvider>
  );
};
