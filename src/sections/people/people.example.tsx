import { actionOf, samplePicture } from "../../components/kit/samples";
import { People } from "./people";
import { Professionals } from "./professionals";

const ada = { slug: "ada-potter", name: "Ada Potter", role: "Throws and codes", hue: "teal" } as const;
const bruno = { slug: "bruno-glaze", name: "Bruno Glaze", role: "Head of glazes", hue: "sun" } as const;
const chiara = { slug: "chiara-kiln", name: "Chiara Kiln", role: "Fires and tests", hue: "lilac" } as const;

export default () => (
  <>
    <People
      intro={{ eyebrow: "People", heading: "Everyone in the studio", text: "One has no picture yet." }}
      people={[
        { ...ada, studio: "Leith", since: 2014, refuses: "ship on a Friday.", image: samplePicture },
        { ...bruno, studio: "Leith", since: 2017, refuses: "guess a temperature.", image: samplePicture },
        { ...chiara, studio: "Faenza", since: 2021, refuses: "open the kiln early.", image: null },
      ]}
    />
    <Professionals
      hue="sky"
      section={{
        eyebrow: "Who would do it",
        heading: "Three who know kilns",
        text: "Each leads to their place on the page about us.",
        people: [
          { ...ada, image: samplePicture },
          { ...bruno, image: samplePicture },
          { ...chiara, image: null },
        ],
        actions: [actionOf("Meet them", "/contact-us")],
      }}
    />
  </>
);
