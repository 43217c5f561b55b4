import { actionOf, pictured, samplePicture } from "../../components/kit/samples";
import { DevelopmentBlocks } from "./development-blocks";
import { LinkedServices } from "./linked-services";
import { ServiceBento } from "./service-bento";
import { ServiceCards } from "./service-cards";
import { ServiceTiles } from "./service-tiles";

const parts = [
  { heading: "Shop", text: "Cups that sell while you sleep." },
  { heading: "Booking", text: "Seats at the wheel, by the hour." },
  { heading: "Stock", text: "Every glaze, counted." },
  { heading: "Kiln log", text: "Each firing as a curve." },
];

const bento: Queries.ServiceBentoFragment = {
  eyebrow: "All of it",
  heading: "Six crafts as a bento",
  text: "Wide and narrow cards by turns.",
  items: [
    ...parts.map((part) => ({ ...part, href: "/services/web-development" })),
    { heading: "Drawings", text: "Before any clay is wet.", href: "/services/ui-ux-and-graphics" },
    { heading: "Letters", text: "News from the kiln, once a month.", href: "/services/digital-marketing" },
  ].map((item) => ({ ...item, image: samplePicture, alt: "" })),
  action: actionOf("See all crafts", "/services"),
};

const linked = parts.map((part) => ({
  ...part,
  image: samplePicture,
  imageNight: samplePicture,
  action: actionOf(`See ${part.heading}`, "/services"),
}));

const cards = parts.map(({ heading, text }) => ({
  title: heading,
  description: text,
  images: [samplePicture],
}));

export default () => (
  <>
    <DevelopmentBlocks
      blocks={["A website for cups", "An app for the kiln"].map((heading) => ({
        eyebrow: "Development blocks",
        heading,
        text: "Made in six weeks, looked after for years.",
        points: ["Works on a wet phone", "Works without a network"],
        ...pictured(""),
        action: actionOf("How we build", "/services"),
      }))}
    />
    <ServiceBento services={bento} />
    <LinkedServices
      section={{
        eyebrow: "Linked services",
        heading: "In two columns",
        text: "With a picture, or without.",
        cards: linked.slice(0, 2).map((card, index) => (index > 0 ? { ...card, image: null } : card)),
      }}
      hues={["lilac", "brand"]}
    />
    <LinkedServices
      section={{
        eyebrow: null,
        heading: "Look: tall",
        text: "Pictures reach out of the cards.",
        cards: linked,
      }}
      look="tall"
    />
    <ServiceTiles
      section={{
        eyebrow: "Service tiles",
        heading: "Look: cards, with icons",
        text: null,
        tiles: parts.map((part) => ({ ...part, light: samplePicture, dark: samplePicture })),
      }}
    />
    <ServiceTiles
      section={{
        eyebrow: null,
        heading: "Look: plain, without icons",
        text: "A bar stands in for them.",
        tiles: parts.map((part) => ({ ...part, light: null, dark: null })),
      }}
      look="plain"
    />
    {(["cards", "rows", "tiles"] as const).map((look) => (
      <ServiceCards
        key={look}
        section={{ eyebrow: "Service cards", heading: `Their look: ${look}`, text: null, look, cards }}
      />
    ))}
  </>
);
