import { guideOf } from "../kit/samples";
import { GuideCard } from "./guide-card";

export default () => <GuideCard guide={guideOf("react", "React")} />;
