import { graphql, type PageProps } from "gatsby";
import { HydrateWhenNear } from "../load/hydrate-when-near";
import { Later } from "../load/later";
import { Still } from "../load/still";
import { Availability } from "../sections/availability/availability";
import { ClientFeedback } from "../sections/client-feedback/client-feedback";
import { ClientWall } from "../sections/client-wall/client-wall";
import { FeaturedWork } from "../sections/featured-work/featured-work";
import { Hero } from "../sections/hero/hero";
import { CompanySummary } from "../sections/company-summary/company-summary";
import { LatestStory } from "../sections/latest-blog/latest-story";
import { ServiceBento } from "../sections/service-bento/service-bento";
import { Seo } from "../seo/seo";
import { organization, website } from "../seo/structured-data/organization";

const HomeTemplate = ({ data }: PageProps<Queries.HomeTemplateQuery>) => {
  const page = data.page!;
  return (
    <>
      <Still>
        <Seo seo={page.seo} structuredData={(context) => [organization(context), website(context)]} />
        <Hero hero={page.hero} />
      </Still>
      <Later>
        <HydrateWhenNear>
          <CompanySummary summary={page.companySummary} />
        </HydrateWhenNear>
        <Still>
          <ServiceBento services={page.serviceBento} />
          <ClientWall clients={page.clientWall} />
        </Still>
        {page.featuredWork && (
          <HydrateWhenNear>
            <FeaturedWork work={page.featuredWork} />
          </HydrateWhenNear>
        )}
        <HydrateWhenNear>
          <ClientFeedback feedback={page.clientFeedback} tone="hue" hue="sky" look="display" />
        </HydrateWhenNear>
        <Still>
          <LatestStory intro={page.latestBlog} blog={data.blog} articles={data.articles.nodes} />
          <Availability words={page.availability} availability={data.availabilities!.company} />
        </Still>
      </Later>
    </>
  );
};

export default HomeTemplate;

export const query = graphql`
  query HomeTemplate {
    page: homePage {
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      companySummary {
        ...CompanySummary
      }
      serviceBento {
        ...ServiceBento
      }
      clientWall {
        ...ClientWall
      }
      featuredWork {
        ...FeaturedWork
      }
      clientFeedback {
        ...ClientFeedback
      }
      latestBlog {
        ...LatestBlogIntro
      }
      availability {
        ...ClosingWords
      }
    }
    ...LatestBlogBlock
    availabilities {
      company {
        ...Availability
      }
    }
  }
`;
