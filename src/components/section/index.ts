export { Section, type Intro } from "./section";
