import { actionOf, pictured, samplePicture } from "../../components/kit/samples";
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
          ...pictured("An empty wheel"),
          action: actionOf("See the openings", "/join-us"),
        },
      ],
    }}
  />
);
