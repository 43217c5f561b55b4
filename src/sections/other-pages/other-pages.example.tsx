import { samplePicture } from "../../components/kit/samples";
import { OtherPages } from "./other-pages";

const section: Queries.OtherPagesFragment = {
  eyebrow: "Others at the wheel",
  heading: "Whom else you can hire",
  text: "Each has a page of their own.",
  pages: [
    {
      slug: "react-js-developer",
      name: "React developers",
      summary: "They build the shop window.",
      image: samplePicture,
    },
    {
      slug: "laravel-developers",
      name: "Laravel developers",
      summary: "They keep the stock in order.",
      image: samplePicture,
    },
    {
      slug: "mobile-app-developers",
      name: "App developers",
      summary: "They put the kiln on a phone.",
      image: samplePicture,
    },
  ],
};

export default () => <OtherPages section={section} />;
