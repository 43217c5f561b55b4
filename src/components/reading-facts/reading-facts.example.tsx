import { ReadingFacts } from "./reading-facts";

export default () => <ReadingFacts article={{ createdAt: "2026-03-02", day: "2 March 2026", minutes: 6 }} />;
