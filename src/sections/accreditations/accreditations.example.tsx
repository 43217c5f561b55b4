import { samplePicture } from "../../components/kit/samples";
import { Accreditations } from "./accreditations";

const badge = { image: samplePicture, heading: null, rating: null };

export default () => (
  <Accreditations
    section={{
      eyebrow: "Accreditations",
      heading: "Others have looked",
      text: "A badge has a rating, a heading or neither.",
      badges: [
        { ...badge, alt: "Kiln Review", rating: 4.8, text: "From 31 clients." },
        { ...badge, alt: "Guild of Makers", heading: "Master workshop", text: "Since 2019." },
        { ...badge, alt: "Safe Glazes", text: "No lead in any of ours." },
      ],
    }}
  />
);
