/** @jest-environment node */
import { blogPosting, techArticle } from "../../src/seo/structured-data/articles";
import { collectionPage, companyPage, breadcrumbList } from "../../src/seo/structured-data/web-page";
import { creativeWork } from "../../src/seo/structured-data/creative-work";
import { jobPostings } from "../../src/seo/structured-data/job-posting";
import { serviceData, faqPage } from "../../src/seo/structured-data/service-data";
import { videoObject } from "../../src/seo/structured-data/video-object";
import { organization, website } from "../../src/seo/structured-data/organization";
import { videoData } from "../../src/sections/client-feedback/client-feedback";
import { itemFaults } from "../support/schema-org";
import type { StructuredDataContext } from "../../src/seo/structured-data/context";

const contacts = { phone: "+1 202-555-0100", messaging: "+1 202-555-0101", email: "hi@kiln.example" };
const site: StructuredDataContext["site"] = {
  company: "Kiln & Co",
  tagline: "Made by hand",
  description: "A pottery.",
  language: "en",
  foundingYear: 2013,
  sales: { ...contacts, skype: "live:kiln" },
  recruitment: contacts,
  phoneHours: null,
  social: [],
  feed: null,
  jsonFeed: null,
  offices: [
    {
      name: "Pune",
      address: ["1 Kiln Road", "Old Town", "Pune"],
      country: "IN",
      directions: "https://maps.example/",
    },
  ],
};
const known: StructuredDataContext = { site, siteUrl: "https://kiln.example" };
const unknown: StructuredDataContext = { site, siteUrl: "" };
const page = { path: "/x/y", name: "Cups", description: "All our cups." };
const author = { slug: "ada-kiln", name: "Ada Kiln", role: "Potter", sample: true };
const maker = { "@type": "Organization", "@id": "https://kiln.example/#organization", name: "Kiln & Co" };

const article = {
  ...page,
  image: "/static/a.webp",
  publishedOn: "2026-03-04",
  bodies: ["<p>hot tea</p>".repeat(100)],
  author,
};
const work = { ...page, image: "/static/a.webp", publishedOn: "2026-03-04", keywords: ["Clay", "Glaze"] };
const video = { ...page, image: "/static/a.webp", url: "/videos/a.mp4", publishedOn: "2026-03-04" };

test.each([
  organization(known),
  website(known),
  breadcrumbList(known, [{ name: "Home", path: "/" }]),
  serviceData(known, page),
  faqPage([{ question: "Hot?", answer: "<p>Very.</p>" }]),
  blogPosting(known, article),
  techArticle(known, { ...article, about: "Clay" }),
  companyPage(known, "AboutPage", page),
  companyPage(known, "ContactPage", page),
  collectionPage(known, page, [{ path: "/x/z", name: "Saucers" }]),
  creativeWork(known, work),
  videoObject(known, video),
])("$@type is complete, and says nothing that schema.org does not know", (item) => {
  expect(itemFaults(item)).toEqual([]);
});

test("a sample's video has no data, nor has one without date or picture", () => {
  const said = {
    ...{ name: "Ann", role: "Potter", text: "Good.", url: "/videos/a.mp4", createdAt: "2026-03-04" },
    ...{ sample: false, image: { publicURL: "/static/a.webp" } },
  };
  expect(videoData(known, [said]).flatMap(itemFaults)).toEqual([]);
  expect(videoData(known, [said])).toHaveLength(1);
  const lacking = [{ sample: true }, { createdAt: null }, { image: null }, { url: null }];
  expect(
    videoData(
      known,
      lacking.map((lack) => ({ ...said, ...lack })),
    ),
  ).toEqual([]);
});

test("the organization has the company's name and contact details", () => {
  expect(organization(known)).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": "https://kiln.example/#organization",
    name: "Kiln & Co",
    description: "A pottery.",
    url: "https://kiln.example",
    logo: "https://kiln.example/icons/icon-512x512.png",
    foundingDate: "2013",
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      telephone: contacts.phone,
      email: contacts.email,
    },
    address: [
      {
        "@type": "PostalAddress",
        streetAddress: "1 Kiln Road, Old Town",
        addressLocality: "Pune",
        addressCountry: "IN",
      },
    ],
  });
});

test("the website has a language and a publisher", () => {
  expect(website(known)).toMatchObject({
    "@type": "WebSite",
    name: "Kiln & Co",
    url: "https://kiln.example",
    inLanguage: "en",
    publisher: { "@id": "https://kiln.example/#organization" },
  });
});

test("without SITE_URL, paths replace URLs", () => {
  expect(website(unknown)).toMatchObject({ url: "/", publisher: { "@id": "/#organization" } });
  expect(serviceData(unknown, page)).toMatchObject({ url: "/x/y" });
});

test("breadcrumb positions start at 1 and end at the page", () => {
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Cups", path: "/cups" },
  ];
  expect(breadcrumbList(known, crumbs)).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://kiln.example" },
      { "@type": "ListItem", position: 2, name: "Cups", item: "https://kiln.example/cups" },
    ],
  });
});

test("a breadcrumb without a page is left out", () => {
  const crumbs = [{ name: "Home", path: "/" }, { name: "Ware" }, { name: "Cups", path: "/cups" }];
  expect(breadcrumbList(known, crumbs).itemListElement).toMatchObject([
    { position: 1, name: "Home" },
    { position: 2, name: "Cups" },
  ]);
});

test("a service has the company as its provider", () => {
  expect(serviceData(known, page)).toMatchObject({
    ...{
      "@type": "Service",
      name: "Cups",
      description: "All our cups.",
      url: "https://kiln.example/x/y",
      provider: maker,
    },
  });
});

test("questions include their answers", () => {
  expect(faqPage([{ question: "Hot?", answer: "<p>Very.</p>" }])).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [
      { "@type": "Question", name: "Hot?", acceptedAnswer: { "@type": "Answer", text: "<p>Very.</p>" } },
    ],
  });
});

test("an article has its date, picture and publisher; the picture is optional", () => {
  const posting = blogPosting(known, article);
  expect(posting).toMatchObject({
    "@type": "BlogPosting",
    headline: "Cups",
    datePublished: "2026-03-04",
    mainEntityOfPage: "https://kiln.example/x/y",
    image: "https://kiln.example/static/a.webp",
    dateModified: "2026-03-04",
    wordCount: 200,
    author: maker,
    publisher: maker,
  });
  expect(blogPosting(known, { ...article, image: null })).not.toHaveProperty("image");
  expect(blogPosting(known, { ...article, changedOn: "2026-05-06" }).dateModified).toBe("2026-05-06");
});

test("an article names its author; the company in place of a sample", () => {
  expect(blogPosting(known, { ...article, author: { ...author, sample: false } }).author).toEqual({
    "@type": "Person",
    name: "Ada Kiln",
    jobTitle: "Potter",
    url: "https://kiln.example/about#ada-kiln",
    worksFor: maker,
  });
  expect(blogPosting(known, article).author).toEqual(maker);
});

test("a case study is a creative work of the company", () => {
  expect(creativeWork(known, work)).toMatchObject({ "@type": "CreativeWork", name: "Cups", creator: maker });
});

const opening = {
  slug: "potter",
  sample: false,
  heading: "Potter",
  text: "You make cups.",
  createdAt: "2026-03-04T00:00:00.000Z",
  expiresAt: "2026-05-01T00:00:00.000Z",
  employmentType: "FULL_TIME",
  workplace: { town: "Pune", country: "IN" },
  remoteWithin: [],
  duties: [
    { heading: "Fire", text: "all day." },
    { heading: "Glaze", text: "at night." },
  ],
  requirements: ["Dry hands"],
};

test("a job posting has title, place and employer", () => {
  const [posting = {}] = jobPostings(known, [opening]);
  expect(itemFaults(posting)).toEqual([]);
  expect(posting).toMatchObject({
    "@type": "JobPosting",
    title: "Potter",
    url: `${known.siteUrl}/join-us/potter`,
    validThrough: "2026-05-01T00:00:00.000Z",
    description: "You make cups.\nFire: all day.\nGlaze: at night.\nDry hands",
    responsibilities: "Fire: all day.\nGlaze: at night.",
    qualifications: "Dry hands",
    datePosted: "2026-03-04",
    employmentType: "FULL_TIME",
    hiringOrganization: maker,
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: "Pune",
        addressCountry: "IN",
      },
    },
  });
  expect(posting).not.toHaveProperty("jobLocationType");
});

test("work that may be remote says from where, beside its workplace; remote work alone has no place", () => {
  const remote = {
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: [{ "@type": "Country", name: "Germany" }],
  };
  const [either = {}] = jobPostings(known, [{ ...opening, remoteWithin: ["DE"] }]);
  expect(either).toMatchObject({ ...remote, jobLocation: { address: { addressLocality: "Pune" } } });
  const [alone = {}] = jobPostings(known, [{ ...opening, workplace: null, remoteWithin: ["DE"] }]);
  expect(alone).toMatchObject(remote);
  expect(alone).not.toHaveProperty("jobLocation");
  for (const posting of [either, alone]) expect(itemFaults(posting)).toEqual([]);
});

test("search engines are not told of samples, and of no opening that does not say where it is", () => {
  expect(
    jobPostings(known, [
      { ...opening, sample: true },
      { ...opening, workplace: null },
    ]),
  ).toEqual([]);
});
