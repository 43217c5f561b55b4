import { graphql } from "gatsby";
import { WithContacts } from "../forms/controls/with-contacts";
import { Hero } from "../sections/hero/hero";
import { Seo } from "../seo/seo";
import { useForms, useSite } from "../site-data/context";
import type { TemplateProps } from "../routes/template-props";

const ErrorTemplate = ({ data }: TemplateProps<Queries.ErrorTemplateQuery>) => (
  <>
    <Seo seo={data.page.seo} hidden trail={false} />
    <Hero
      hero={data.page.hero}
      look="inside"
      note={<WithContacts text={useForms().outcome.instead} contacts={useSite().sales} />}
    />
  </>
);

export default ErrorTemplate;

export const query = graphql`
  query ErrorTemplate($slug: String!) {
    page: errorPage(slug: { eq: $slug }) {
      ...ErrorPage
    }
  }
`;
