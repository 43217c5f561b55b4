const longest = 60;

/** A text in quotation marks, as it should be typed; a long one is cut off. */
const quoted = (text: string): string => {
  const words = text.trim();
  const shown = words.length > longest ? `${words.slice(0, longest).trimEnd()} …` : words;
  if (!/["\\]/.test(shown)) return `"${shown}"`;
  return shown.includes("'") ? `"${shown.replace(/["\\]/g, "\\$&")}"` : `'${shown}'`;
};

/** Splits a line after its key or list dash. */
const given = /^(\s*(?:- +)*(?:[\w-]+:(?=\s|$))?[ \t]*)(.*)$/;

/** Splits a line into its text and everything before it. */
export const splitLine = (line: string): { before: string; text: string } => {
  const [, before = "", text = ""] = given.exec(line) ?? [];
  return { before, text };
};

/** “Type: role: "#1 designer".” for a line whose text needs quotation marks. */
export const typeQuoted = (line: string, text = splitLine(line).text): string =>
  `Type: ${splitLine(line).before.trim()} ${quoted(text)}`.replace("Type:  ", "Type: ");
