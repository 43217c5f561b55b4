import { samplePicture } from "../../components/kit/samples";
import { HireTypes } from "./hire-types";

const hireTypes: Queries.HireTypesFragment = {
  items: [
    {
      heading: "Mornings",
      price: "€900",
      priceNote: "a month",
      alt: "A half-filled cup",
      image: samplePicture,
    },
    { heading: "All day", price: "€1,700", priceNote: "a month", alt: "A full cup", image: samplePicture },
    { heading: "By the hour", price: "€19", priceNote: null, alt: "An hourglass", image: samplePicture },
  ],
};

export default () => (
  <HireTypes
    intro={{
      eyebrow: "Prices",
      heading: "A potter, for as long as you need one",
      text: "The third price has no note.",
      texts: ["Four hours, five days a week.", "Eight hours, five days a week.", "For a handle that broke."],
    }}
    hireTypes={hireTypes}
    hue="teal"
  />
);
