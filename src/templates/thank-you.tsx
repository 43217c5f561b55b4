import { graphql, type PageProps } from "gatsby";
import { ThankYouOutcome } from "../forms/outcome";
import { Hero } from "../sections/hero";
import { ItemSection } from "../sections/item-section/item-section";
import { LatestBlog } from "../sections/latest-blog/latest-blog";
import { Seo } from "../seo/seo";

const ThankYouTemplate = ({
  data: { page, latestBlog, articles },
}: PageProps<Queries.ThankYouTemplateQuery>) => (
  <>
    <Seo seo={page!.seo} hidden />
    <Hero hero={page!.hero}>
      <ThankYouOutcome />
    </Hero>
    <ItemSection section={page!.next} look="steps" tone="sand" />
    <LatestBlog blog={latestBlog!} articles={articles.nodes} />
  </>
);

export default ThankYouTemplate;

export const query = graphql`
  query ThankYouTemplate {
    page: thankYouPage {
      seo {
        ...Seo
      }
      hero {
        ...HeroSection
      }
      next {
        ...ItemsSection
      }
    }
    latestBlog {
      ...LatestBlog
    }
    articles: allArticle(sort: { createdAt: DESC }, limit: 5) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
