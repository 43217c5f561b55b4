import { graphql, type PageProps } from "gatsby";
import { ThankYouOutcome } from "../forms/outcome/thank-you-outcome";
import { useOutcome } from "../forms/outcome/use-outcome";
import { Hero } from "../sections/hero/hero";
import { ItemSection } from "../sections/item-section/item-section";
import { LatestBlog } from "../sections/latest-blog/latest-blog";
import { Story } from "../sections/story/story";
import { Seo } from "../seo/seo";

const ThankYouTemplate = ({
  data: { page, joinUs, latestBlog, articles },
}: PageProps<Queries.ThankYouTemplateQuery>) => {
  const outcome = useOutcome();
  const { seo, arrived, failed, none, story } = page!;
  const hero = outcome ? (outcome.ok ? arrived : failed) : none;
  const [next, ready] =
    outcome?.contacts === "recruitment" && joinUs
      ? [joinUs.steps, page!.interviewReady]
      : [page!.next, page!.callReady];
  return (
    <>
      <Seo seo={outcome ? { ...seo, title: hero.heading } : seo} hidden />
      <Hero hero={hero}>{outcome && <ThankYouOutcome outcome={outcome} />}</Hero>
      {outcome?.ok && (
        <>
          <ItemSection section={next} look="steps" tone="sand" />
          <ItemSection section={ready} look="checklist" />
          {story && <Story story={story} />}
        </>
      )}
      {!outcome && <LatestBlog intro={page!.latestBlog} blog={latestBlog} articles={articles.nodes} />}
    </>
  );
};

export default ThankYouTemplate;

export const query = graphql`
  query ThankYouTemplate {
    page: thankYouPage {
      seo {
        ...Seo
      }
      arrived {
        ...Hero
      }
      failed {
        ...Hero
      }
      none {
        ...Hero
      }
      next {
        ...ItemSection
      }
      callReady {
        ...ItemSection
      }
      interviewReady {
        ...ItemSection
      }
      story {
        ...Story
      }
      latestBlog {
        ...LatestBlogIntro
      }
    }
    joinUs: joinUsPage {
      steps {
        ...ItemSection
      }
    }
    ...LatestBlogBlock
  }
`;
