const longest = 60;

/** A text in quotation marks, as it is to be typed; of a long one its beginning. */
const quoted = (text: string): string => {
  const words = text.trim();
  const shown = words.length > longest ? `${words.slice(0, longest).trimEnd()} …` : words;
  if (!/["\\]/.test(shown)) return `"${shown}"`;
  return shown.includes("'") ? `"${shown.replace(/["\\]/g, "\\$&")}"` : `'${shown}'`;
};

/** What a line gives, after its key or the dash of a list. */
const given = /^(\s*(?:- +)*(?:[\w-]+:(?=\s|$))?[ \t]*)(.*)$/;

/** A line as what stands before its text, and the text. */
export const splitLine = (line: string): { before: string; text: string } => {
  const [, before = "", text = ""] = given.exec(line) ?? [];
  return { before, text };
};

/** “Type: role: "#1 designer".” for a line whose text needs quotation marks. */
export const typeQuoted = (line: string, text = splitLine(line).text): string =>
  `Type: ${splitLine(line).before.trim()} ${quoted(text)}`.replace("Type:  ", "Type: ");
