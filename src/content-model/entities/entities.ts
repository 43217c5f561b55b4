import { defineEntity, type Entity } from "../entity";
import { aboutPage } from "./about-page";
import { article, blogTopic } from "./article";
import { caseStudy, portfolioPage } from "./case-study";
import { consent } from "./consent";
import { navigation } from "./navigation";
import { faq } from "./faq";
import { testimonial } from "./feedback";
import { formsSchema } from "./forms";
import { hirePage } from "./hire-page";
import { homePage } from "./home-page";
import { labels } from "./labels";
import { mail } from "./mail";
import { optionsSchema } from "./options";
import { person } from "./person";
import { rates, estimate } from "./toys/estimate";
import { redirects } from "./redirects";
import { developmentPage, service, servicesPage } from "./service-page";
import {
  availability,
  engagement,
  experiences,
  hireTypes,
  industries,
  job,
  latestBlog,
  process,
  technologies,
} from "./shared";
import { site } from "./site";
import { theme } from "./theme";
import { play } from "./toys/play";
import {
  blogPage,
  careerPage,
  contactPage,
  closedOpeningPage,
  errorPage,
  joinUsPage,
  legalPage,
  searchPage,
  thankYouPage,
} from "./small-pages";

const forms = defineEntity({
  name: "forms",
  typeName: "FormsSettings",
  location: "settings/forms.yaml",
  schema: formsSchema,
});

const options = defineEntity({
  name: "options",
  typeName: "OptionsSettings",
  location: "settings/options.yaml",
  schema: optionsSchema,
});

/** Every kind of content file. A new kind needs a schema and a line here. */
export const entities: readonly Entity[] = [
  site,
  theme,
  navigation,
  labels,
  forms,
  options,
  rates,
  redirects,
  mail,
  consent,
  homePage,
  aboutPage,
  contactPage,
  thankYouPage,
  blogPage,
  careerPage,
  joinUsPage,
  searchPage,
  closedOpeningPage,
  errorPage,
  legalPage,
  article,
  blogTopic,
  caseStudy,
  play,
  portfolioPage,
  faq,
  testimonial,
  person,
  hirePage,
  service,
  servicesPage,
  developmentPage,
  process,
  industries,
  technologies,
  hireTypes,
  engagement,
  experiences,
  availability,
  latestBlog,
  estimate,
  job,
];

/**
 * The kind of that name.
 * @throws Error if there is none.
 */
export const entityNamed = (name: string): Entity => {
  const entity = entities.find((candidate) => candidate.name === name);
  if (!entity) throw new Error(`No kind of content is called “${name}”.`);
  return entity;
};
