import { samplePicture } from "../../components/kit/samples";
import { Technologies } from "./technologies";

const logo = { brand: samplePicture, light: samplePicture, dark: samplePicture };

export default () => (
  <Technologies
    intro={{ eyebrow: "Tools", heading: "What we work with", text: "One tab for each bench." }}
    technologies={{
      tabs: [
        {
          target: "bench-screens",
          label: "Screens",
          images: ["React", "Vue", "Flutter"].map((name) => ({ name, ...logo })),
        },
        {
          target: "bench-servers",
          label: "Servers",
          images: ["Node", "Laravel"].map((name) => ({ name, ...logo })),
        },
      ],
    }}
  />
);
