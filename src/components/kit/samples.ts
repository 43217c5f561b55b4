/** Content for examples. The picture is the site's favicon, which every build has. */
export const samplePicture = { publicURL: "/favicon.svg", childImageSharp: null };

export const pictured = (alt: string) => ({ alt, image: samplePicture, imageNight: null });

/** As content has it that leaves out `from` and `times`. */
export const actionOf = (label: string, href: string) => ({ label, href, from: false, times: false });

export const potter: Queries.PersonLineFragment = {
  slug: "mairi-kerr",
  name: "Mairi Kerr",
  role: "Potter",
  hue: "sun",
  image: null,
};

type Story = Queries.CaseStudyCardFragment;

export const storyOf = (slug: string, hue: Story["hue"], category: string, heading: string): Story => ({
  slug,
  hue,
  categories: [category],
  technologies: ["React"],
  focus: "50% 50%",
  outcome: { from: "9 days", to: "2 days" },
  card: {
    heading,
    text: "What was a week of letters is an afternoon.",
    tags: ["Workshop", "React"],
    ...pictured(`Clay model: ${heading}`),
  },
});

export const articleOf = (slug: string, heading: string, text: string) => ({
  slug,
  heading,
  text,
  createdAt: "2026-03-02",
  day: "2 March 2026",
  minutes: 6,
  ...pictured(`Clay model: ${heading}`),
  topics: [{ name: "Workshop" }],
});

export const guideOf = (slug: string, name: string): Queries.GuideCardFragment => ({
  slug,
  name,
  heading: `${name}, from the first page`,
  text: `What we build with ${name}.`,
  minutes: 9,
  image: samplePicture,
  imageNight: null,
  seo: { description: `When ${name} is right, and when it is not.` },
});
