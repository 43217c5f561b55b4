import { problemAt, type Problem } from "./problem";

/** Invisible characters that nobody types. They come with text from word processors and web pages. */
interface Oddity {
  pattern: RegExp;
  what: string;
  instead: string;
}

/** Never allowed, not even as an escape. */
const neverText: readonly Oddity[] = [
  {
    // eslint-disable-next-line no-control-regex -- These are what is looked for.
    pattern: /[\u000b\u000c\u2028\u2029]|\r(?!\n)/g,
    what: "a line break of a word processor",
    instead: "Begin a new line or a new paragraph there instead.",
  },
  {
    // eslint-disable-next-line no-control-regex -- These are what is looked for.
    pattern: /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g,
    what: "a control character",
    instead: "Delete it.",
  },
  {
    pattern: /\ufffd/g,
    what: "a sign for a letter that was lost",
    instead: "Type what stood there.",
  },
  {
    pattern:
      /[\ufdd0-\ufdef\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    what: "half a character",
    instead: "Delete it, or type what stood there.",
  },
];

/** Allowed only as an escape in double quotes: `"\u00a0"`. */
const notTyped: readonly Oddity[] = [
  {
    // French uses these spaces before some punctuation and after the opening quotation mark.
    pattern: /(?<!«)[\u00a0\u202f](?![;:!?»%])/g,
    what: "a non-breaking space",
    instead: "Type a plain space; the build keeps together what belongs together.",
  },
  { pattern: /[\u2000-\u200a\u205f]/g, what: "a space of another width", instead: "Type a plain space." },
  {
    // The two joiners are needed in Hindi, Persian and emoji, but not beside Latin letters.
    pattern:
      /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?<=[\p{Script=Latin}\s])[\u200c\u200d]|[\u200c\u200d](?=[\p{Script=Latin}\s])/gu,
    what: "a character that cannot be seen",
    instead: "Delete it.",
  },
  {
    pattern: /[\ue000-\uf8ff]/g,
    what: "a sign that only one program's fonts have, such as Word's bullets",
    instead: "Type another, or “- ” for an entry of a list.",
  },
];

const named = (character: string): string =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Reports the first of each kind, because a pasted article may contain a hundred. */
const firstOf = (text: string, { pattern, what, instead }: Oddity): Problem[] => {
  const [first, ...more] = text.matchAll(pattern);
  if (!first) return [];
  const others =
    more.length === 0 ? "" : ` The file has ${more.length} more of this kind; find and replace finds them.`;
  const message = `here is ${named(first[0])}, ${what}. ${instead}${others}`;
  return [problemAt(text, first.index, message)];
};

export const oddCharacters = (text: string): Problem[] =>
  [...neverText, ...notTyped].flatMap((oddity) => firstOf(text, oddity));

/**
 * Odd characters in a value that its file writes as escapes, such as `"\b"`. `offset`: the value's position in the
 * file.
 */
export const oddEscapes = (text: string, offset: number, value: string): Problem[] =>
  neverText.flatMap(({ pattern, what }) => {
    const [found] = value.matchAll(pattern);
    return found
      ? [
          problemAt(
            text,
            offset,
            `a backslash in this text makes ${named(found[0])} of what follows, ${what}. Delete both.`,
          ),
        ]
      : [];
  });
