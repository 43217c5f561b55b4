import { graphql } from "gatsby";
import { useMemo, useState } from "react";
import { Carousel } from "../../components/carousel/carousel";
import { Section } from "../../components/section/section";
import { DataScripts } from "../../seo/seo";
import { useStructuredDataContext, type StructuredDataContext } from "../../seo/structured-data/context";
import { TestimonialCard } from "./testimonial-card";
import { VideoDialog, type Video } from "./video-dialog";
import { videoObject } from "../../seo/structured-data/video-object";

type Testimonial = Pick<
  Queries.TestimonialFragment,
  "name" | "role" | "text" | "url" | "createdAt" | "sample"
> & {
  image: { publicURL: string | null } | null;
};

/** Structured data of the videos, without samples, and without videos that lack a picture or date. */
export const videoData = (context: StructuredDataContext, testimonials: readonly Testimonial[]) =>
  testimonials.flatMap(({ name, role, text, url, image, createdAt, sample }) =>
    url && image?.publicURL && createdAt && !sample
      ? videoObject(context, {
          name: `${name}, ${role}`,
          description: text,
          image: image.publicURL,
          url,
          publishedOn: createdAt,
        })
      : [],
  );

export const clientFeedbackFragment = graphql`
  fragment ClientFeedback on ClientFeedback {
    ...ClientFeedbackFields
    testimonials {
      ...Testimonial
    }
  }
`;

interface ClientFeedbackProps {
  feedback: Queries.ClientFeedbackFragment;
  tone?: "plain" | "band" | "soft" | "hue";
  hue?: string;
  /** `large`: the first testimonial in large text, the others small below it. */
  look?: "large";
}

/** Testimonials. Fewer than three share the full width. */
export const ClientFeedback = ({ feedback, tone = "plain", hue, look }: ClientFeedbackProps) => {
  const [video, setVideo] = useState<Video>();
  const { eyebrow, heading, testimonials } = feedback;
  const videos = videoData(useStructuredDataContext(), testimonials);
  // Memoised, so that opening the dialog does not re-render them.
  const quotes = useMemo(() => {
    const [first, ...rest] = testimonials;
    const others = look && first ? rest : testimonials;
    const count = others.length;
    return (
      <>
        {look && first && <TestimonialCard testimonial={first} onPlay={setVideo} look={look} />}
        {count > 0 && (
          <Carousel
            name={eyebrow ?? heading}
            items={{ base: 1, above768: Math.min(2, count), above992: Math.min(3, count) }}
            wrap
          >
            {others.map((testimonial) => (
              <TestimonialCard
                key={testimonial.slug}
                testimonial={testimonial}
                onPlay={setVideo}
                look={look ? "line" : count === 1 ? "alone" : undefined}
                ground={!look && count === 1 ? hue : undefined}
              />
            ))}
          </Carousel>
        )}
      </>
    );
  }, [eyebrow, heading, testimonials, look, hue]);
  return (
    <Section intro={feedback} tone={tone} hue={hue}>
      <DataScripts items={videos} />
      {quotes}
      <VideoDialog video={video} onClose={() => setVideo(undefined)} />
    </Section>
  );
};
