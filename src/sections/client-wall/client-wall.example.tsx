import { samplePicture } from "../../components/kit/samples";
import { ClientWall } from "./client-wall";

const logo = { light: samplePicture, dark: samplePicture, hover: samplePicture, caseStudy: null };

export default () => (
  <ClientWall
    clients={{
      eyebrow: "Our clients",
      heading: "They eat from our bowls",
      text: "A logo leads to the client's story, if there is one.",
      logos: [
        {
          ...logo,
          alt: "Stubwell Pottery",
          caseStudy: { slug: "sales-engagement-tool", outcome: { from: "9 days", to: "2 days" } },
        },
        { ...logo, alt: "Wheel School" },
        { ...logo, alt: "Tile House" },
      ],
    }}
  />
);
