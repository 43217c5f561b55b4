import { actionOf } from "../../components/kit/samples";
import { Audiences } from "./audiences";

export default () => (
  <Audiences
    section={{
      eyebrow: "For whom",
      heading: "Kinds of client",
      text: "Each has a tab of its own.",
      tabs: [
        {
          target: "potteries",
          label: "Potteries",
          heading: "A shop for one pottery",
          text: "Every bowl is there once, so no two people may buy it.",
          points: ["A photograph of each", "Stock that is true", "Parcels that arrive whole"],
          action: actionOf("Plan a shop", "/contact-us"),
        },
        {
          target: "schools",
          label: "Schools",
          heading: "A timetable for the wheels",
          text: "This one has no button.",
          points: ["Places in a class", "Hours of the kiln"],
          action: null,
        },
      ],
    }}
  />
);
