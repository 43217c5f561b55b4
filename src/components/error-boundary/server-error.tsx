import { graphql, useStaticQuery } from "gatsby";
import { Hero } from "../../sections/hero";

/** The 500 page's own content, at hand when a page breaks in the browser. */
export const ServerError = () => {
  const { errorPage } = useStaticQuery<Queries.ServerErrorQuery>(graphql`
    query ServerError {
      errorPage(slug: { eq: "500" }) {
        hero {
          ...HeroSection
        }
      }
    }
  `);
  return errorPage && <Hero hero={errorPage.hero} />;
};
