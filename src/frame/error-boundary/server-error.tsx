import { graphql, useStaticQuery } from "gatsby";
import { useEffect } from "react";
import { Helmet } from "react-helmet";
import { forceFullPageLoads, showServerErrorPage } from "../../browser/navigation/server-error-page";
import { WithContacts } from "../../forms/controls/with-contacts";
import { Hero } from "../../sections/hero/hero";
import { pageTitle } from "../../seo/address";
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
  // React renders a page that throws twice, and `<Helmet>` keeps the tags of both.
  useEffect(forceFullPageLoads, []);
  return (
    <>
      <Helmet>
        <title>{pageTitle(errorPage.seo.title, siteSettings.company)}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <Hero
        hero={errorPage.hero}
        look="inside"
        note={<WithContacts text={forms.outcome.instead} contacts={siteSettings.sales} />}
      />
    </>
  );
};

/** The 500 page's content without the site's layout, which may be what failed. */
export const StandaloneServerError = () => (
  <main id="main" tabIndex={-1} className={styles.main}>
    <ServerError />
  </main>
);

/** The 500 page as prerendered HTML, for when React cannot render it. */
export const StaticServerError = () => {
  useEffect(() => void showServerErrorPage().catch((error: unknown) => console.error(error)), []);
  return null;
};
