import { samplePicture } from "../../components/kit/samples";
import { Industries } from "./industries";

const industries: NonNullable<Queries.IndustriesBlockFragment["industries"]> = {
  items: [
    { heading: "Cafés", alt: "A cup", image: samplePicture },
    { heading: "Museums", alt: "A vase", image: samplePicture },
    { heading: "Gardens", alt: "A flowerpot", image: samplePicture },
    { heading: "Bakeries", alt: "A bread crock", image: samplePicture },
    { heading: "Hotels", alt: "A soap dish", image: samplePicture },
    { heading: "Schools", alt: "A pen pot", image: samplePicture },
    { heading: "Pharmacies", alt: "A jar with a lid", image: samplePicture },
    { heading: "Theatres", alt: "A mask", image: samplePicture },
  ],
  // It has case studies, so it becomes a link.
  withStories: ["Museums"],
};

const texts = [
  "Cups that stack.",
  "Copies to touch.",
  "Pots for frost.",
  "Crocks with lids.",
  "Dishes by the dozen.",
  "Clay by the bag.",
  "Jars with labels.",
  "Masks that last.",
];

export default () => (
  <>
    <Industries
      intro={{ eyebrow: "In one row", heading: "Look: line", text: "Whom we make pots for.", texts }}
      industries={industries}
      look="line"
      hue="teal"
    />
    <Industries
      intro={{ eyebrow: "In two rows", heading: "Look: shelves", text: "The same ones, larger.", texts }}
      industries={industries}
      look="shelves"
      hue="sun"
    />
  </>
);
