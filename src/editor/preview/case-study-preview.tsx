import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import { Availability } from "../../sections/availability/availability";
import { CaseStudyBanner } from "../../sections/case-studies/case-study-banner";
import { Challenges } from "../../sections/challenges/challenges";
import { TestimonialCard } from "../../sections/client-feedback/testimonial-card";
import { NextStory } from "../../sections/story/next-story";
import { HeadedListSection } from "../../sections/headed-list-section/headed-list-section";
import { PointSection } from "../../sections/point-section/point-section";
import { FigureSection } from "../../sections/figure-section/figure-section";
import type { PreviewProps } from "./previews";

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
export const CaseStudyPreview = ({
  page,
  beside,
}: PreviewProps<Queries.CaseStudyTemplateQuery, Queries.CaseStudyTemplateQuery["availabilities"]>) => {
  const { hue, outcome } = page;
  return (
    <div data-hue={hue}>
      {page.caseStudyBanner.title && <CaseStudyBanner banner={page.caseStudyBanner} outcome={outcome} />}
      {page.lookingFor.heading && <PointSection section={page.lookingFor} hue={hue} list="ruled" />}
      {page.offer.heading && (
        <HeadedListSection
          intro={page.offer}
          lists={page.offer.approaches}
          look={page.offer.look}
          tone="band"
          layout="spread"
        />
      )}
      {page.challenges.heading && <Challenges section={page.challenges} />}
      {page.features.heading && <PointSection section={page.features} tone="band" hue={hue} list="pairs" />}
      {page.stack.heading && <HeadedListSection intro={page.stack} lists={page.stack.groups} look="chips" />}
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
