/** Labels of content model keys whose own name would not be clear to editors. */
const labels: Record<string, string> = {
  alsoCalled: "Also searched for as",
  alt: "The picture in words",
  card: "Card on other pages",
  caseStudyBanner: "Top of the page",
  clientFeedback: "What clients say",
  createdAt: "Published on",
  draft: "Still a draft",
  expiresAt: "Shown until",
  eyebrow: "Small line above the heading",
  faqs: "Questions and answers",
  focus: "Point that stays in sight when cropped",
  hero: "Top of the page",
  href: "Leads to",
  hue: "Colour",
  image: "Picture",
  imageNarrow: "Picture for phones",
  imageNight: "Picture for the dark theme",
  imagePhone: "Picture for phones",
  imagePhoneNight: "Picture for phones, dark theme",
  imgUrl: "Picture",
  imgUrlNight: "Picture for the dark theme",
  lookingFor: "What the client looked for",
  offer: "What we did",
  play: "Toy",
  publishAt: "Shown from",
  sample: "Only a sample",
  seo: "In search engines and shared links",
  serviceBento: "Services at a glance",
  signature: "Toy",
  subhead: "Industry, platform and time",
  technologyId: "Technology",
  updatedAt: "Last changed on",
  workCarousel: "Work to leaf through",
};

/** Labels of fields whose label depends on the shape that contains them. */
const labelsIn: Record<string, string> = {
  "CaseStudyBanner.image": "Picture at the top",
  "CaseStudyCard.image": "Picture on cards",
  "ClosingWords.image": "Picture at the end",
  "Diagram.image": "Drawing",
  "Seo.image": "Picture in shared links",
};

/** Folders and kinds of content. */
const kinds: Record<string, string> = {
  blogs: "Articles",
  "blog-topics": "Guides",
  "blog-topic": "Guide",
  development: "Development pages",
  errors: "Error pages",
  faq: "Questions and answers",
  faqs: "Questions and answers",
  hire: "Hire pages",
  job: "Opening",
  jobs: "Openings",
  legal: "Legal pages",
  pages: "Single pages",
  play: "Toy",
  plays: "Toys",
  services: "Service pages",
  shared: "What several pages show",
  testimonial: "Client's words",
  testimonials: "What clients say",
};

/** Abbreviations and names with fixed spelling. */
const names: Record<string, string> = { faq: "FAQ", url: "URL", id: "Number" };

/** A name as words: `imageWide` is “Image wide”. */
const spelled = (key: string): string => {
  const words = key.replace(/([a-z0-9])([A-Z])/g, "$1 $2").split(/[^A-Za-z0-9]+/);
  const text = words.map((word) => names[word.toLowerCase()] ?? word.toLowerCase()).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The label of a field. `shape`: the GraphQL type of the object that contains it. */
export const wordsOf = (key: string, shape = ""): string =>
  labelsIn[`${shape}.${key}`] ?? labels[key] ?? spelled(key);

export const kindWords = (name: string): string => kinds[name] ?? spelled(name);
