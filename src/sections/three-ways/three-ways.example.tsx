import { actionOf } from "../../components/kit/samples";
import { ThreeWays } from "./three-ways";

export default () => (
  <ThreeWays
    section={{
      eyebrow: "Before you decide",
      heading: "Three ways to try a potter",
      text: "Stop in time, and there is no bill.",
      ways: [
        {
          figure: "2 hours",
          promise: "free",
          whom: "You have a drawing",
          text: "We throw one piece of it while you watch.",
          stop: "The piece is yours.",
          hue: "sky",
          links: [actionOf("Design", "/services/ui-ux-and-graphics")],
        },
        {
          figure: "1 week",
          promise: "on trial",
          whom: "You need a pair of hands",
          text: "A potter sits at your own wheel.",
          stop: "End it any evening.",
          hue: "teal",
          links: [actionOf("React", "/hire/react-js-developer"), actionOf("Vue", "/hire/vue-js-developer")],
        },
        {
          figure: "15 days",
          promise: "without risk",
          whom: "You want a whole set",
          text: "We make its first cup from clay to box.",
          stop: "Send it back, and pay nothing.",
          hue: "sun",
          links: [actionOf("Web", "/services/web-development")],
        },
      ],
    }}
  />
);
