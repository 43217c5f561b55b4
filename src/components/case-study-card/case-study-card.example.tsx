import { storyOf } from "../kit/samples";
import { CaseStudyCard } from "./case-study-card";

export default () => (
  <CaseStudyCard
    caseStudy={storyOf("sales-engagement-tool", "teal", "pottery-shops", "An order without paper")}
  />
);
