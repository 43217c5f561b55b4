import type { ComponentType } from "react";
import { article, blogTopic } from "../../content-model/entities/article";
import { caseStudy } from "../../content-model/entities/case-study";
import { availability, job } from "../../content-model/entities/shared";
import { blogPage, joinUsPage } from "../../content-model/entities/small-pages";
import type { Entity } from "../../content-model/entity";
import { Hero } from "../../sections/hero/hero";
import { Opening } from "../../sections/openings/opening";
import { OpeningTerms } from "../../sections/openings/opening-terms";
import { applyPath } from "../../routes/route-name";
import { interpolate } from "../../content-model/interpolate";
import { useLabels } from "../../site-data/context";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import { Availability } from "../../sections/availability/availability";
import { CaseStudyBanner } from "../../sections/case-studies/case-study-banner";
import { Challenges } from "../../sections/challenges/challenges";
import { TestimonialCard } from "../../sections/client-feedback/testimonial-card";
import { NextStory } from "../../sections/story/next-story";
import { HeadedLists } from "../../components/headed-lists/headed-lists";
import { PointSection } from "../../sections/point-section/point-section";
import { FigureSection } from "../../sections/figure-section/figure-section";
import { readingMinutes } from "../../seo/word-count";
import { ArticleBody } from "../../sections/article-body/article-body";
import { ArticleText } from "../../sections/article-body/article-text";
import { ArticleHeader } from "../../sections/article-body/article-header";

/** A day of a content file, written out as on the site. */
const dayOf = (date: string): string =>
  new Date(date).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });

/**
 * The part of `templates/article.tsx` that shows the entry. `beside`: the page of all articles, which has the last
 * button.
 */
const ArticlePreview = ({
  page,
  beside,
}: PreviewProps<Queries.ArticleTemplateQuery, Queries.ArticleClosingFragment["blogPage"]>) => {
  const { contents } = useLabels().article;
  const { sections } = page;
  const minutes = readingMinutes(sections.map(({ body }) => body));
  return (
    <article>
      <ArticleHeader article={{ ...page, minutes, day: dayOf(page.createdAt) }} />
      {sections.length > 0 && (
        <ArticleBody contents={contents} headings={sections.map(({ heading }) => heading)} hue={page.hue}>
          <ArticleText sections={sections} closing={page.closing} closingAction={beside?.closingAction} />
        </ArticleBody>
      )}
    </article>
  );
};

/** Testimonials in one column, because a carousel would hide some. */
const Feedback = ({ feedback, hue }: { feedback: Queries.ClientFeedbackFragment; hue: string }) => (
  <Section intro={feedback} hue={hue}>
    <div className={kit.stack(5)}>
      {feedback.testimonials.map((testimonial) => (
        <TestimonialCard
          key={testimonial.slug}
          testimonial={testimonial}
          onPlay={() => undefined}
          look="alone"
          ground={hue}
        />
      ))}
    </div>
  </Section>
);

/**
 * The part of `templates/case-study.tsx` that shows the entry; sections need a heading. `beside`: the page with the
 * closing sections.
 */
const CaseStudyPreview = ({
  page,
  beside,
}: PreviewProps<Queries.CaseStudyTemplateQuery, Queries.CaseStudyTemplateQuery["availabilities"]>) => {
  const { hue, outcome } = page;
  return (
    <div data-hue={hue}>
      {page.caseStudyBanner.title && <CaseStudyBanner banner={page.caseStudyBanner} outcome={outcome} />}
      {page.lookingFor.heading && <PointSection section={page.lookingFor} hue={hue} list="ruled" />}
      {page.offer.heading && (
        <Section intro={page.offer} tone="band" layout="spread">
          <HeadedLists lists={page.offer.approaches} look={page.offer.look} />
        </Section>
      )}
      {page.challenges.heading && <Challenges section={page.challenges} />}
      {page.features.heading && <PointSection section={page.features} tone="band" hue={hue} list="pairs" />}
      {page.stack.heading && (
        <Section intro={page.stack}>
          <HeadedLists lists={page.stack.groups} look="chips" />
        </Section>
      )}
      {page.results.heading && (
        <FigureSection intro={page.results} figures={page.results.figures} tone="hue" />
      )}
      {page.clientFeedback.heading && <Feedback feedback={page.clientFeedback} hue={hue} />}
      {page.availability.heading && beside && (
        <Availability words={page.availability} availability={beside.story} hue={hue}>
          <NextStory outcome={outcome} />
        </Availability>
      )}
    </div>
  );
};

type Job = NonNullable<Queries.JobTemplateQuery["page"]>;

/** The query gives the pictures names of its own. */
interface JobFile {
  page: Job & { image: Job["picture"]; imageNight: Job["pictureNight"] };
}

/**
 * The part of `templates/job.tsx` that shows the entry. `beside`: the page of all openings, whose picture it may use.
 */
const JobPreview = ({ page: job, beside }: PreviewProps<JobFile, Queries.JobTemplateQuery["list"]>) => {
  const { jobs: labels } = useLabels();
  const apply = interpolate(labels.apply, { job: job.heading });
  const hero = {
    ...beside.hero,
    ...(job.image && { image: job.image, imageNight: job.imageNight, alt: "" }),
    ...{ eyebrow: labels.one, heading: job.heading, text: job.text, hue: job.hue },
    actions: job.heading ? [{ label: apply, href: applyPath(job.slug), from: false, times: false }] : [],
  };
  return (
    <>
      <Hero hero={hero} look="inside">
        {job.createdAt && (
          <OpeningTerms
            job={job}
            posted={dayOf(job.createdAt)}
            closes={job.expiresAt && dayOf(job.expiresAt)}
          />
        )}
      </Hero>
      {job.requirements.length > 0 && <Opening job={job} />}
    </>
  );
};

/** Data of a preview: an entry, and another file of the site that its page shows, as the page's query returns them. */
interface PreviewProps<Query extends { page: unknown }, Beside> {
  page: NonNullable<Query["page"]>;
  beside: NonNullable<Beside>;
}

/** A kind of content with a preview. */
export interface Preview {
  entity: Entity;
  /** Another file of the site that the page shows. */
  beside: Entity;
  Page: ComponentType<{ page: unknown; beside: unknown }>;
}

/** Casts data that was read by its schema to the query's type, which TypeScript cannot infer. */
const pageOf = <Query extends { page: unknown }, Beside>(Page: ComponentType<PreviewProps<Query, Beside>>) =>
  Page as Preview["Page"];

export const previews: Readonly<Record<string, Preview>> = {
  article: { entity: article, beside: blogPage, Page: pageOf(ArticlePreview) },
  "blog-topic": { entity: blogTopic, beside: blogPage, Page: pageOf(ArticlePreview) },
  "case-study": { entity: caseStudy, beside: availability, Page: pageOf(CaseStudyPreview) },
  job: { entity: job, beside: joinUsPage, Page: pageOf(JobPreview) },
};
