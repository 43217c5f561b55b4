import { basePath } from "../../config/base-path";
import { searchFolder } from "../../config/search-path";

/** A page that was found. */
export interface Found {
  url: string;
  title: string;
  kind: string;
  /** A part of its text as HTML, with the words in `mark`; everything else is escaped by Pagefind. */
  excerpt: string;
}

interface Match {
  id: string;
  score: number;
  data: () => Promise<{ url: string; excerpt: string; meta: { title: string; kind: string } }>;
}

interface Pagefind {
  options: (options: object) => Promise<void>;
  search: (words: string) => Promise<{ results: Match[] }>;
}

/** A title and a visitor's own word for a thing say more than a word somewhere in a text. */
const ranking = { metaWeights: { title: 8, also: 12 }, pageLength: 0.2, termFrequency: 0.4 };

const most = 12;
/** With fewer pages that have all the words, those that have some follow. */
const few = 3;
let loaded: Promise<Pagefind> | undefined;

const load = async (): Promise<Pagefind> => {
  const pagefind = (await import(
    /* webpackIgnore: true */ `${basePath()}${searchFolder}/pagefind.js`
  )) as Pagefind;
  // A worker would need a policy of its own.
  await pagefind.options({ noWorker: true, excerptLength: 24, ranking });
  return pagefind;
};

/** Pages that have some of the words; a word that few pages have counts more. */
const withSome = async ({ search }: Pagefind, words: readonly string[]): Promise<Match[]> => {
  const found = new Map<string, Match>();
  for (const word of words) {
    const { results } = await search(word);
    for (const match of results) {
      const score = match.score / results.length + (found.get(match.id)?.score ?? 0);
      found.set(match.id, { ...(found.get(match.id) ?? match), score });
    }
  }
  return [...found.values()].sort((one, other) => other.score - one.score);
};

/** Pages about the words, the best first. The index is loaded by the first call. */
export const findPages = async (words: string): Promise<{ total: number; pages: Found[] }> => {
  loaded ??= load();
  // What could not be loaded is asked for again.
  loaded.catch(() => (loaded = undefined));
  const pagefind = await loaded;
  const all = (await pagefind.search(words)).results;
  const each = words.split(/\s+/).filter((word) => word.length > 2);
  const some = all.length < few && each.length > 1 ? await withSome(pagefind, each) : [];
  const others = some.filter(({ id }) => all.every((match) => match.id !== id));
  const matches = [...all, ...others];
  const pages = await Promise.all(matches.slice(0, most).map(({ data }) => data()));
  return {
    total: matches.length,
    pages: pages.map(({ url, excerpt, meta }) => ({
      ...{ url: basePath() + url, excerpt },
      ...{ title: meta.title, kind: meta.kind },
    })),
  };
};
