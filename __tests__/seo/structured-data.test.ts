/** @jest-environment node */
import { blogPosting, techArticle } from "../../src/seo/structured-data/articles";
import { collectionPage, companyPage, breadcrumbList } from "../../src/seo/structured-data/web-page";
import { creativeWork } from "../../src/seo/structured-data/creative-work";
import { serviceData, faqPage } from "../../src/seo/structured-data/service-data";
import { videoObject } from "../../src/seo/structured-data/video-object";
import { organization, website } from "../../src/seo/structured-data/organization";
import { videoData } from "../../src/sections/client-feedback/client-feedback";
import { itemFaults } from "../support/schema-org";
import type { StructuredDataContext } from "../../src/seo/structured-data/context";
import { contacts, known, maker } from "./support/context";

const unknown: StructuredDataContext = { ...known, siteUrl: "" };
const page = { path: "/x/y", name: "Cups", description: "All our cups." };
const author = { slug: "ada-kiln", name: "Ada Kiln", role: "Potter", sample: true };

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
