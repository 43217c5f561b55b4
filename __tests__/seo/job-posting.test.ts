/** @jest-environment node */
import { jobPostings } from "../../src/seo/structured-data/job-posting";
import { itemFaults } from "../support/schema-org";
import { known, maker } from "./support/context";

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
