import { graphql } from "gatsby";
import { useMemo, useState } from "react";
import { Helmet } from "react-helmet";
import { Carousel } from "../../components/carousel/carousel";
import { Section } from "../../components/section/section";
import { dataScripts } from "../../seo/data-scripts";
import { useStructuredDataContext } from "../../seo/use-structured-data-context";
import { TestimonialCard } from "./testimonial-card";
import { VideoDialog, type Video } from "./video-dialog";
import { videoData } from "./video-data";

export const clientFeedbackFragment = graphql`
  fragment ClientFeedback on ClientFeedback {
    eyebrow
    heading
    text
    testimonials {
      ...Testimonial
    }
  }
`;

interface ClientFeedbackProps {
  feedback: Queries.ClientFeedbackFragment;
  tone?: "paper" | "sand" | "soft";
  hue?: string;
}

/** Testimonials. Fewer than three share the full width. */
export const ClientFeedback = ({ feedback, tone = "paper", hue }: ClientFeedbackProps) => {
  const [video, setVideo] = useState<Video>();
  const { eyebrow, heading, testimonials } = feedback;
  const count = testimonials.length;
  const videos = videoData(useStructuredDataContext(), testimonials);
  // Of the dialog it knows nothing.
  const carousel = useMemo(
    () => (
      <Carousel
        name={eyebrow ?? heading}
        items={{ base: 1, above768: Math.min(2, count), above992: Math.min(3, count) }}
        wrap
      >
        {testimonials.map((testimonial) => (
          <TestimonialCard
            key={testimonial.slug}
            testimonial={testimonial}
            onPlay={setVideo}
            alone={count === 1}
          />
        ))}
      </Carousel>
    ),
    [eyebrow, heading, testimonials, count],
  );
  return (
    <Section intro={feedback} tone={tone} hue={hue}>
      {videos.length > 0 && <Helmet>{dataScripts(videos)}</Helmet>}
      {carousel}
      <VideoDialog video={video} onClose={() => setVideo(undefined)} />
    </Section>
  );
};
