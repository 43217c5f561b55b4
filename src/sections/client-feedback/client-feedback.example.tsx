import { samplePicture } from "../../components/kit/samples";
import { ClientFeedback } from "./client-feedback";

const person = { sample: true, createdAt: null, image: samplePicture, url: null, captions: null };

const testimonials: readonly Queries.TestimonialFragment[] = [
  {
    ...person,
    slug: "asha",
    name: "Asha R.",
    role: "Founder, Stubwell Pottery",
    text: "Our bowls were sold before they were cold.",
    hue: "sun",
    url: "/videos/client-story.mp4",
    captions: "/videos/client-story.vtt",
  },
  {
    ...person,
    slug: "ben",
    name: "Ben T.",
    role: "Teacher, Wheel School",
    text: "No class is booked twice any more.",
    hue: "teal",
  },
  {
    ...person,
    slug: "cleo",
    name: "Cleo M.",
    role: "Buyer, Tile House",
    text: "They said no to half of it, and were right.",
    hue: "lilac",
    image: null,
  },
];

const feedbackOf = (heading: string, count = 3) => ({
  eyebrow: null,
  heading,
  text: null,
  testimonials: testimonials.slice(0, count),
});

export default () => (
  <>
    <ClientFeedback feedback={feedbackOf("Several")} />
    <ClientFeedback feedback={feedbackOf("A single one", 1)} hue="sky" />
    {(["hue", "soft"] as const).map((tone) => (
      <ClientFeedback
        key={tone}
        feedback={feedbackOf(`Look: display, on ${tone}`)}
        tone={tone}
        hue="teal"
        look="large"
      />
    ))}
  </>
);
