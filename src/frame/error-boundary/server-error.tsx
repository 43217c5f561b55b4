import { graphql, useStaticQuery } from "gatsby";
import { useEffect } from "react";
import { forceFullPageLoads, showServerErrorPage } from "../../browser/navigation/server-error-page";
import { WithContacts } from "../../forms/controls/with-contacts";
import { Hero } from "../../sections/hero/hero";
import { pageTitle } from "../../seo/page-title";
import type { WithEntries } from "../../site-data/context";
import * as styles from "../layout/layout.module.css";

/** The content of the 500 page, bundled so that it can be shown when rendering fails. Needs no context. */
export const ServerError = () => {
  const { errorPage, siteSettings, forms } = useStaticQuery<WithEntries<Queries.ServerErrorQuery>>(graphql`
    query ServerError {
      siteSettings {
        company
        sales {
          email
          phone
        }
      }
      forms: formsSettings {
        outcome {
          instead
        }
      }
      errorPage(slug: { eq: "500" }) {
        seo {
          title
        }
        hero {
          ...Hero
        }
      }
    }
  `);
  const title = pageTitle(errorPage.seo.title, siteSettings.company);
  useEffect(() => {
    // Before the failed page's own title, which Gatsby draws later: the first one counts.
    const head = Object.assign(document.createElement("title"), { text: title });
    const robots = Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" });
    document.head.prepend(head, robots);
    return () => {
      head.remove();
      robots.remove();
    };
  }, [title]);
  return (
    <Hero
      hero={errorPage.hero}
      look="inside"
      note={<WithContacts text={forms.outcome.instead} contacts={siteSettings.sales} />}
    />
  );
};

/** The same without the site's layout, which may be what failed. */
export const StandaloneServerError = () => {
  useEffect(forceFullPageLoads, []);
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <ServerError />
    </main>
  );
};

/** The same as prerendered HTML, for when React cannot render it. */
export const StaticServerError = () => {
  useEffect(() => void showServerErrorPage().catch((error: unknown) => console.error(error)), []);
  return null;
};
