import { samplePicture } from "../../components/kit/samples";
import { LifeGallery } from "./life-gallery";

const files = { imgUrl: samplePicture, imgUrlNight: null, whole: samplePicture, wholeNight: null };

const section: Queries.LifeGalleryFragment = {
  eyebrow: "Around the kiln",
  heading: "A week in the studio",
  text: "Photos of every layout; each opens the viewer.",
  slides: [
    {
      photos: [
        { ...files, alt: "Tall: shelves of cups", layout: "tall" },
        { ...files, alt: "Square: a thumb in clay", layout: "square" },
        { ...files, alt: "Square: a test tile", layout: "square" },
        { ...files, alt: "Wide: lunch at the long table", layout: "wide" },
      ],
    },
    {
      photos: [
        { ...files, alt: "Wide: the yard in snow", layout: "wide" },
        { ...files, alt: "Square: the studio cat", layout: "square" },
        { ...files, alt: "Tall: a stack of parcels", layout: "tall" },
        { ...files, alt: "Square: a laptop with clay on it", layout: "square" },
      ],
    },
  ],
};

export default () => <LifeGallery section={section} />;
