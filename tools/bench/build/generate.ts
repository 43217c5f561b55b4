import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";

interface CaseStudy {
  slug: string;
  name: string;
  seo: { title: string; description: string };
  createdAt: string;
  card: { heading: string };
  caseStudyBanner: { title: string; subtitle: string };
  lookingFor: { text: string };
  play?: unknown;
  similar: string[];
}

interface Article {
  slug: string;
  seo: { title: string; description: string };
  heading: string;
  text: string;
  createdAt: string;
  sections: { heading: string; body: string }[];
}

const dayMs = 24 * 60 * 60 * 1000;

/** Dates go back one day each from here, so that lists have a fixed order. */
const newest = Date.parse("2026-01-01");

const dayOf = (number: number): string => new Date(newest - number * dayMs).toISOString().slice(0, 10);

const syllables = "ka ro mi tel sun dor vey pin gra lo fen mar ti qua bel nor".split(" ");

/** Unique words, so that pages differ and a search index has work to do. The same in every run. */
const ownWords = (seed: number, count: number): string => {
  let state = seed * 2654435761 + 1;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 8;
  const word = () =>
    Array.from({ length: 2 + (next() % 3) }, () => syllables[next() % syllables.length]).join("");
  return Array.from({ length: count }, word).join(" ");
};

const readAll = <T>(folder: string): T[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => parse(readFileSync(join(folder, name), "utf8")) as T);

/** As long as the content check allows. */
const described = (description: string, words: string): string =>
  `${description.slice(0, 159 - words.length)} ${words}`;

const storySlug = (number: number): string => `bench-story-${number}`;

const story = (base: CaseStudy, number: number, count: number): CaseStudy => {
  const { play: _code, ...rest } = base;
  return {
    ...rest,
    slug: storySlug(number),
    name: `${base.name} ${number}`,
    seo: {
      title: `${base.seo.title} ${number}`,
      description: described(base.seo.description, ownWords(number, 4)),
    },
    createdAt: dayOf(number),
    card: { ...base.card, heading: `${base.card.heading} ${number}` },
    caseStudyBanner: { ...base.caseStudyBanner, title: `${base.caseStudyBanner.title} ${number}` },
    lookingFor: { ...base.lookingFor, text: `${base.lookingFor.text} ${ownWords(number, 60)}.` },
    similar: [1, 2, 3, 4].map((step) => storySlug((number + step) % count)),
  };
};

const article = (base: Article, number: number): Article => ({
  ...base,
  slug: `bench-article-${number}`,
  seo: {
    title: `${base.seo.title} ${number}`,
    description: described(base.seo.description, ownWords(number, 4)),
  },
  heading: `${base.heading} ${number}`,
  createdAt: dayOf(number),
  sections: base.sections.map((section, index) => ({
    ...section,
    body: `${section.body.trimEnd()}\n\n${ownWords(number * 31 + index, 20)}.`,
  })),
});

/** Writes that many case studies and articles, made from existing ones, whose pictures they share. */
export const generateContent = (root: string, count: number): void => {
  const folders = { stories: join(root, "content/case-studies"), articles: join(root, "content/blogs") };
  const stories = readAll<CaseStudy>(folders.stories);
  const articles = readAll<Article>(folders.articles);
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  for (let number = 0; number < count; number++) {
    const [baseStory, baseArticle] = [stories[number % stories.length], articles[number % articles.length]];
    if (!baseStory || !baseArticle) throw new Error("There is no case study or no article to copy.");
    const one = story(baseStory, number, count);
    writeFileSync(join(folders.stories, `${one.slug}.yaml`), stringify(one));
    const other = article(baseArticle, number);
    writeFileSync(join(folders.articles, `${other.slug}.yaml`), stringify(other));
  }
};

/** Changes a sentence of one case study. */
export const editOne = (root: string): void => {
  const file = join(root, `content/case-studies/${storySlug(1)}.yaml`);
  const one = parse(readFileSync(file, "utf8")) as CaseStudy;
  one.lookingFor.text += ` ${ownWords(Date.now() % 1e6, 5)}.`;
  writeFileSync(file, stringify(one));
};
