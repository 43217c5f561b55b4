import { samplePicture } from "../../components/kit/sample-picture";
import { WorkTogether } from "./work-together";

export default () => (
  <WorkTogether
    section={{
      cards: [
        {
          heading: "Have it made",
          text: "Tell us what it must hold.",
          alt: "A clay cup",
          image: samplePicture,
          imageNight: samplePicture,
          action: { label: "Ask for a price", href: "/contact-us", from: true, times: false },
        },
        {
          heading: "Make it with us",
          text: "A wheel by the window is free.",
          alt: "An empty wheel",
          image: samplePicture,
          imageNight: null,
          action: { label: "See the openings", href: "/join-us", from: false, times: false },
        },
      ],
    }}
  />
);
