import { z } from "zod";
import { defineEntity } from "../entity";
import { text } from "../markers";
import {
  action,
  closingWords,
  enquirySection,
  hero,
  itemSection,
  picturedSection,
  sectionIntro,
  seo,
  textSection,
} from "./shapes";

export const contactPage = defineEntity({
  name: "contact-page",
  typeName: "ContactPage",
  location: "pages/contact-us.yaml",
  schema: z.strictObject({
    name: text("Short name, for breadcrumbs."),
    seo,
    hero,
    meetUs: sectionIntro,
    details: sectionIntro,
    enquiry: enquirySection,
    deliver: picturedSection,
    help: itemSection,
    experts: textSection,
    availability: closingWords,
    meanwhile: action.describe("Button of the last band, which asks for no second message."),
  }),
});
