import { z } from "zod";
import { defineEntity } from "../entity";
import { choice, country, link, notOnPages, path, shape, text, verbatim } from "../markers";
import { requiresPart } from "../parts";

const sales = shape("SalesContacts", "Contacts for clients, on the contact page.", {
  phone: verbatim("Phone number, in international form."),
  messaging: verbatim("Number for messaging apps, in international form."),
  email: verbatim("Email address."),
  skype: verbatim(
    "Skype name. Without it, neither the contact details nor the contact form mention Skype.",
  ).optional(),
});

const recruitment = shape("RecruitmentContacts", "Contacts for applicants, on all other pages.", {
  phone: verbatim("Phone number, in international form."),
  messaging: verbatim("Number for messaging apps, in international form."),
  email: verbatim("Email address."),
});

const profile = shape("SocialProfile", "One account of the company's elsewhere.", {
  name: text("Name of the service."),
  href: link("Address of the account."),
});

const office = shape("Office", "One office.", {
  name: text("City or name."),
  address: z.array(text("A line.")).min(1).describe("Address, line by line."),
  country: country("Two-letter country code."),
  directions: link("The office on a maps service; {address} is filled in."),
});

const security = shape("SecurityContact", "Who hears of security holes; becomes security.txt.", {
  contact: link("Where to report them, mailto:… or https://…."),
  policy: link("Page that says how reports are handled, /… or https://….").optional(),
});

const part = (description: string) => z.boolean().default(true).describe(description);

const parts = shape(
  "SiteParts",
  "What the site has. Write false, and a part's pages, links, teasers, forms and feeds go away.",
  {
    hire: part("The hire pages, /hire/…, and their form."),
    portfolio: part("The portfolio with its case studies, and everything that shows one."),
    blog: part("The blog with its guides and feeds, and everything that shows an article."),
    careers: part("The career page with its form, and the openings."),
    play: part(
      "What visitors can try: the toys of case studies, the figures of hire and development pages, the estimate.",
    ),
  },
);

const repository = shape("EditorRepository", "Where the editor at /admin saves to.", {
  host: choice("CodeHost", "What runs there; Forgejo and Codeberg are gitea.", [
    "github",
    "gitlab",
    "gitea",
  ] as const),
  repository: link("Address of the repository, https://github.com/owner/name."),
  branch: verbatim("Branch that is edited. Without it the repository's own first one.").optional(),
});

export const site = defineEntity({
  name: "site",
  typeName: "SiteSettings",
  location: "settings/site.yaml",
  schema: z.strictObject({
    company: text("Name of the company; copy says {company}."),
    tagline: text("A line under the name."),
    description: text("A sentence about the company."),
    language: verbatim("Language of the site, such as en."),
    foundingYear: z.int().min(1900).describe("Year of founding; the years statistic starts here."),
    phoneHours: z
      .array(text("A line of hours."))
      .min(1)
      .describe("When the phones are answered, a line for each place. Without it, nothing is said of hours.")
      .optional(),
    parts: notOnPages(parts).default({ hire: true, portfolio: true, blog: true, careers: true, play: true }),
    social: z.array(profile).default([]).describe("Accounts elsewhere, linked in the footer. None: no list."),
    feed: requiresPart(
      "blog",
      path("Where the blog's RSS feed stands, /rss.xml. Without it there is no feed."),
    ).optional(),
    jsonFeed: requiresPart(
      "blog",
      path("Where the same feed stands as JSON, /feed.json. Without it there is none."),
    ).optional(),
    security: notOnPages(security).optional(),
    editor: notOnPages(repository).optional(),
    sales,
    recruitment: requiresPart("careers", recruitment),
    offices: z.array(office).min(1).describe("Offices."),
  }),
});

export type SiteSettings = z.infer<typeof site.schema>;
