import { graphql } from "gatsby";
import { ThankYouOutcome, useOutcome } from "../forms/outcome/thank-you-outcome";
import { Hero } from "../sections/hero/hero";
import { ItemSection } from "../sections/item-section/item-section";
import { LatestLines } from "../sections/articles/latest-lines";
import { Story } from "../sections/story/story";
import { Seo } from "../seo/seo";
import type { TemplateProps } from "../routes/template-props";

const ThankYouTemplate = ({
  data: { page, joinUs, blog, articles },
}: TemplateProps<Queries.ThankYouTemplateQuery>) => {
  const outcome = useOutcome();
  const { arrived, failed, none, story } = page;
  const hero = outcome ? (outcome.ok ? arrived : failed) : none;
  const [next, ready] =
    outcome?.audience === "recruitment" && joinUs
      ? [joinUs.steps, page.interviewReady]
      : [page.next, page.callReady];
  return (
    <>
      <Seo seo={outcome ? { ...page.seo, title: hero.heading } : page.seo} hidden />
      <Hero hero={hero} look="inside">
        {outcome && <ThankYouOutcome outcome={outcome} />}
      </Hero>
      {outcome?.ok && (
        <>
          <ItemSection section={next} look="steps" tone="band" />
          <ItemSection section={ready} look="checklist" />
          {story && <Story caseStudy={story.caseStudy} intro={story} />}
        </>
      )}
      {!outcome && (
        <>
          <ItemSection section={page.whichOne} look="cases" tone="band" />
          <LatestLines intro={page.latestBlog} blog={blog} articles={articles.nodes} />
        </>
      )}
    </>
  );
};

export default ThankYouTemplate;

export const query = graphql`
  query ThankYouTemplate {
    page: thankYouPage {
      ...ThankYouPage
    }
    joinUs: joinUsPage {
      steps {
        ...ItemSection
      }
    }
    ...LatestBlogBlock
  }
`;
