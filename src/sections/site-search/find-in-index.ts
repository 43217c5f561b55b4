import { searchFolder } from "../../config/search-path";
import { hitsIn, markedDescription } from "./marked-description";
import { sharedSentences, bestMatchingSentence, nearMark } from "./best-matching-sentence";

/** A search query. */
export interface Question {
  words: string;
  /** Kind of page to find, in the site's language. Empty: pages of all kinds, and the list of these kinds. */
  kind?: string;
  /** Entity of the pages to find, such as `article`. */
  entity?: string;
  most: number;
}

/** A found page. */
export interface SearchHit {
  path: string;
  title: string;
  kind: string;
  /** Its description or a sentence of its text, as HTML with the words in `mark`; everything else is escaped. */
  excerpt: string;
}

export interface Answer {
  total: number;
  pages: SearchHit[];
  /** Kinds of all pages found, whichever kind was asked for; empty unless kinds were requested. */
  kinds: string[];
}

/** Includes what the index weights separately: synonyms and headings. */
type Meta = Record<"title" | "kind" | "description", string> & Record<string, string>;

interface PageData {
  raw_url: string;
  /** The page's text: title, description, then blocks, separated by ` · ` unless they end like a sentence. */
  content: string;
  /** Part of the text, as HTML with matches in `mark`. */
  excerpt: string;
  meta: Meta;
}

interface Match {
  id: string;
  score: number;
  data: () => Promise<PageData>;
}

interface Pagefind {
  /** Names of the other slices of a large site's index. */
  slices?: readonly string[];
  mergeIndex: (folder: string, options: object) => Promise<void>;
  options: (options: object) => Promise<void>;
  filters: () => Promise<{ kind?: Record<string, number> }>;
  search: (words: string, options: object) => Promise<{ results: Match[] }>;
}

/** Weights: titles and synonyms count more than the text, headings a little more. */
const ranking = {
  metaWeights: { title: 8, also: 12, headings: 1, description: 0 },
  pageLength: 0.2,
  termFrequency: 0.4,
};

/** Pages with a score this close to the best count too. */
const near = 0.2;
const mostTelling = 3;
let loaded: Promise<Pagefind> | undefined;

const load = async (base: string): Promise<Pagefind> => {
  const pagefind = (await import(/* webpackIgnore: true */ `${base}${searchFolder}/pagefind.js`)) as Pagefind;
  const options = { excerptLength: 24, ranking };
  await pagefind.options(options);
  const others = pagefind.slices?.map((slice) =>
    pagefind.mergeIndex(`${base}${searchFolder}/${slice}/`, options),
  );
  await Promise.all(others ?? []);
  return pagefind;
};

const wordsOf = (text: string): string[] => {
  const words = new Set(text.toLowerCase().split(/[^\p{L}\p{N}.+#'’-]+/u));
  return [...words].filter((word) => word.length > 1 || words.size === 1);
};

type Search = (words: string) => Promise<Match[]>;

/** The significant words of a query: those with the highest score on some page. */
const significantWords = (asked: readonly { word: string; matches: readonly Match[] }[]): string[] => {
  const weighed = asked.map(({ word, matches }) => ({ word, weight: matches[0]?.score ?? 0 }));
  weighed.sort((one, other) => other.weight - one.weight);
  const heaviest = weighed[0]?.weight ?? 0;
  return weighed.slice(0, mostTelling).flatMap(({ word, weight }) => (weight > heaviest * near ? word : []));
};

/**
 * Rates pages by the sum of each word's score. A page need not match all words, because queries contain fillers. If a
 * page has all significant words, these are marked in it, otherwise its best match.
 */
const rate = async (search: Search, words: string): Promise<{ rated: Match[]; significant: string[] }> => {
  const asked = await Promise.all(
    wordsOf(words).map(async (word) => ({ word, matches: await search(word) })),
  );
  const rated = new Map<string, { score: number; best: Match }>();
  for (const match of asked.flatMap(({ matches }) => matches)) {
    const { score = 0, best = match } = rated.get(match.id) ?? {};
    rated.set(match.id, { score: score + match.score, best: best.score > match.score ? best : match });
  }
  const significant = significantWords(asked);
  const withAllWords = new Map((await search(significant.join(" "))).map((match) => [match.id, match]));
  const sorted = [...rated].sort(([, one], [, other]) => other.score - one.score);
  const least = near * (sorted[0]?.[1].score ?? 0);
  const kept = sorted.filter(([id, { score }]) => withAllWords.has(id) || score >= least);
  return { significant, rated: kept.map(([id, { best }]) => withAllWords.get(id) ?? best) };
};

/** Kinds of the pages that match a word, by page id. Without a word, Pagefind would load its whole index. */
const readKinds = async (
  { filters, search }: Pagefind,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const names = Object.keys((await filters()).kind ?? {});
  const ofEach = names.flatMap((kind) =>
    words.map(async (word) => {
      const { results } = await search(word, { filters: { kind } });
      return results.map(({ id }) => [id, kind] as const);
    }),
  );
  return new Map((await Promise.all(ofEach)).flat());
};

/** Words that Pagefind has marked, which may share only the stem: "developing" finds "developers". */
const markedWords = (excerpt: string): string[] =>
  [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].flatMap(([, marked = ""]) => wordsOf(marked));

/**
 * The text below a result: its description, or the sentence with more of the words. If that sentence is on other pages
 * too, the description without marks.
 */
const excerptOf = (
  { content, excerpt, meta: { description } }: PageData,
  significant: readonly string[],
  shared: ReadonlySet<string>,
): string => {
  for (const words of [significant, markedWords(excerpt)]) {
    const sentence = bestMatchingSentence(content, words, shared) ?? "";
    const said = hitsIn(sentence, words) > hitsIn(description, words) ? sentence : description;
    if (hitsIn(said, words) > 0) return nearMark(markedDescription(said, words));
  }
  return markedDescription(description, []);
};

/** Letters and digits only, as Pagefind compares words. */
const bare = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();

/**
 * Whether a page contains one of the words, or a word that begins with it. For an unknown word Pagefind returns matches
 * of any shorter beginning, even of one letter.
 */
const says = ({ content, meta }: PageData, words: readonly string[]): boolean => {
  const said = bare([content, ...Object.values(meta)].join(" "));
  return words.map(bare).some((word) => said.includes(word.slice(0, Math.ceil(word.length / 2))));
};

/** Pages about the words, the best first. `base`: the site's folder. The first call loads the index. */
export const findInIndex = async (base: string, { words, kind, entity, most }: Question): Promise<Answer> => {
  loaded ??= load(base);
  // A failed load is repeated at the next query.
  loaded.catch(() => (loaded = undefined));
  const pagefind = await loaded;
  const filters = entity ? { entity } : {};
  const search = async (some: string) => (await pagefind.search(some, { filters })).results;
  const { rated, significant } = await rate(search, words);
  const kindOf = kind === undefined ? undefined : await readKinds(pagefind, wordsOf(words));
  const kinds = rated.flatMap(({ id }) => kindOf?.get(id) ?? []);
  const matches = kind ? rated.filter(({ id }) => kindOf?.get(id) === kind) : rated;
  const pages = await Promise.all(matches.slice(0, most).map(({ data }) => data()));
  if (!pages.some((page) => says(page, wordsOf(words)))) return { total: 0, kinds: [], pages: [] };
  const shared = sharedSentences(pages.map(({ content }) => content));
  return {
    total: matches.length,
    kinds: [...new Set(kinds)].sort(),
    pages: pages.map((page) => ({
      ...{ path: page.raw_url, title: page.meta.title, kind: page.meta.kind },
      excerpt: excerptOf(page, significant, shared),
    })),
  };
};
