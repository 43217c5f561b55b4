import { searchFolder } from "../../config/search-path";

/** What is looked for. */
export interface Question {
  words: string;
  /** Only pages of this kind, in the site's words. */
  kind?: string;
  /** Only pages of this entity, such as `article`. */
  entity?: string;
  most: number;
}

/** A page that was found. */
export interface Found {
  path: string;
  title: string;
  kind: string;
  /** A part of its text as HTML, with the words in `mark`; everything else is escaped by Pagefind. */
  excerpt: string;
}

export interface Answer {
  total: number;
  pages: Found[];
  /** Kinds of all pages that have the words, whichever kind was asked for. */
  kinds: string[];
}

interface Match {
  id: string;
  score: number;
  data: () => Promise<{ url: string; excerpt: string; meta: { title: string; kind: string } }>;
}

interface Results {
  results: Match[];
  totalFilters: { kind?: Record<string, number> };
}

interface Pagefind {
  options: (options: object) => Promise<void>;
  filters: () => Promise<unknown>;
  search: (words: string, options: object) => Promise<Results>;
}

/** A title and a visitor's own word for a thing say more than a word somewhere in a text. */
const ranking = { metaWeights: { title: 8, also: 12 }, pageLength: 0.2, termFrequency: 0.4 };

/** With fewer pages that have all the words, those that have some follow. */
const few = 3;
let loaded: Promise<Pagefind> | undefined;

const load = async (base: string): Promise<Pagefind> => {
  const pagefind = (await import(
    /* webpackIgnore: true */ `${base}${searchFolder}/pagefind.js`
  )) as Pagefind;
  await pagefind.options({ excerptLength: 24, ranking });
  // Counts are told of filters that are loaded.
  await pagefind.filters();
  return pagefind;
};

/** Pages that have some of the words; a word that few pages have counts more. */
const withSome = async (search: (words: string) => Promise<Match[]>, words: string[]): Promise<Match[]> => {
  const found = new Map<string, Match>();
  for (const word of words) {
    const results = await search(word);
    for (const match of results) {
      const score = match.score / results.length + (found.get(match.id)?.score ?? 0);
      found.set(match.id, { ...(found.get(match.id) ?? match), score });
    }
  }
  return [...found.values()].sort((one, other) => other.score - one.score);
};

/** Pages about the words, the best first. `base`: the folder of the site. The index is loaded by the first call. */
export const findInIndex = async (base: string, { words, kind, entity, most }: Question): Promise<Answer> => {
  loaded ??= load(base);
  // What could not be loaded is asked for again.
  loaded.catch(() => (loaded = undefined));
  const pagefind = await loaded;
  const filters = { ...(kind && { kind }), ...(entity && { entity }) };
  const kinds = new Set<string>();
  const search = async (some: string) => {
    const { results, totalFilters } = await pagefind.search(some, { filters });
    for (const [name, count] of Object.entries(totalFilters.kind ?? {})) if (count > 0) kinds.add(name);
    return results;
  };
  const all = await search(words);
  const each = words.split(/\s+/).filter((word) => word.length > 2);
  const some = all.length < few && each.length > 1 ? await withSome(search, each) : [];
  const others = some.filter(({ id }) => all.every((match) => match.id !== id));
  const matches = [...all, ...others];
  const pages = await Promise.all(matches.slice(0, most).map(({ data }) => data()));
  return {
    total: matches.length,
    kinds: [...kinds].sort(),
    pages: pages.map(({ url, excerpt, meta: { title, kind } }) => ({ path: url, excerpt, title, kind })),
  };
};
