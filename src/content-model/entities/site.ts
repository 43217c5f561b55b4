import { z } from "zod";
import { defineEntity } from "../entity";
import { link, shape, text } from "../markers";

const sales = shape("SalesContacts", "Contacts for clients, on the contact page.", {
  phone: text("Phone number, in international form."),
  messaging: text("Number for messaging apps, in international form."),
  email: text("Email address."),
  skype: text("Skype name."),
});

const recruitment = shape("RecruitmentContacts", "Contacts for applicants, on all other pages.", {
  phone: text("Phone number, in international form."),
  messaging: text("Number for messaging apps, in international form."),
  email: text("Email address."),
});

const office = shape("Office", "One office.", {
  name: text("City or name."),
  address: z.array(text("A line.")).min(1).describe("Address, line by line."),
  country: text("Two-letter country code."),
  directions: link("Address of the office on a maps service."),
});

export const site = defineEntity({
  name: "site",
  typeName: "SiteSettings",
  location: "settings/site.yaml",
  schema: z.strictObject({
    company: text("Name of the company; copy says {company}."),
    tagline: text("A line under the name."),
    description: text("A sentence about the company."),
    language: text("Language of the site, such as en."),
    foundingYear: z.int().min(1900).describe("Year of founding; the years statistic starts here."),
    themeColor: shape("ThemeColor", "Colour of the browser's frame.", {
      light: text("Light theme, #rrggbb."),
      dark: text("Dark theme, #rrggbb."),
    }),
    sales,
    recruitment,
    offices: z.array(office).min(1).describe("Offices."),
  }),
});

export type SiteSettings = z.infer<typeof site.schema>;
