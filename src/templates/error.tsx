import { graphql, type PageProps } from "gatsby";
import { Hero } from "../sections/hero/hero";
import { Seo } from "../seo/seo";

const ErrorTemplate = ({ data: { page } }: PageProps<Queries.ErrorTemplateQuery>) => (
  <>
    <Seo seo={page!.seo} hidden trail={false} />
    <Hero hero={page!.hero} />
  </>
);

export default ErrorTemplate;

export const query = graphql`
  query ErrorTemplate($slug: String!) {
    page: errorPage(slug: { eq: $slug }) {
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
    }
  }
`;
