import { actionOf, samplePicture } from "../../components/kit/samples";
import { Hero } from "./hero";
import { ServiceLinks } from "./service-links";

const hero: Queries.HeroFragment = {
  eyebrow: "Clay and code",
  claim: null,
  heading: "A hero with everything below it",
  text: "We make bowls, and the shops that sell them.",
  image: samplePicture,
  imageNight: null,
  imagePhone: null,
  imagePhoneNight: null,
  alt: "A bowl on a wheel",
  hue: "teal",
  points: ["Made by hand", "Sent within a week"],
  actions: [actionOf("Ask us", "/contact-us"), actionOf("Our work", "/portfolio")],
};

const services: Queries.ServiceLinkFragment[] = [
  { slug: "web-development", name: "Websites", summary: "A shop for each glaze.", hero: { hue: "brand" } },
  { slug: "mobile-app-development", name: "Apps", summary: "The kiln on a phone.", hero: { hue: "teal" } },
  { slug: "ecommerce-solutions", name: "Shops", summary: "Orders and parcels.", hero: { hue: "sun" } },
  { slug: "ui-ux-and-graphics", name: "Design", summary: "Labels and screens.", hero: { hue: "lilac" } },
  { slug: "digital-marketing", name: "Marketing", summary: "Words about bowls.", hero: { hue: "sky" } },
];

export default () => (
  <>
    <Hero hero={hero} links={<ServiceLinks services={services} />} />
    <Hero
      hero={{ ...hero, claim: "A claim, part of the heading", heading: "Look: low", points: [], hue: "sun" }}
      look="low"
    />
    <Hero hero={{ ...hero, heading: "Look: wide", points: [], actions: [], hue: "lilac" }} look="wide" />
    <Hero
      hero={{ ...hero, eyebrow: null, heading: "Look: inside", points: [], hue: "sky" }}
      look="inside"
      note="A note: the studio is closed on Mondays."
    >
      <p>What the page puts below the buttons.</p>
    </Hero>
  </>
);
