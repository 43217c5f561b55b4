/** Without the characters that only guide line breaks. */
export const withoutBreakHints = (text: string): string =>
  text.replaceAll("\u2060", "").replaceAll("\u00a0", " ");

export const escapeMarks = (text: string): string => text.replace(/[\\`*_[\]<>]/g, "\\$&");

/** The plain text of Markdown with front matter, without pictures and lists of links to parts of pages. */
export const withoutMarks = (markdown: string): string =>
  markdown
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replace(/!\[(?:\\.|[^\]\\])*\]\([^)]*\)/g, "")
    .replace(/^ *(?:-|\d+\.) \[[^\]]*\]\([^)]*#[^)]*\)$/gm, "")
    // A line of a paragraph that continues in the next line.
    .replace(/(?<=\S)\n(?! *(?:(?:#+|[*-]|\d+\.) |[|>\n]|$)) */g, " ")
    .replace(/\]\([^)]*\)|<http[^>]*>/g, "]")
    .replace(/^\|[ :|-]+\|$/gm, "")
    .replace(/^(?: *(?:#+|-|>|\d+\.|\|) )+|^ +| \|$/gm, "")
    .replace(/ \| /g, " · ")
    .replace(/[\\`*_[\]<>|]/g, "");

/** The headings of Markdown, as plain text, without those that are links, because they name other pages. */
export const headingsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^(?: *(?:-|\d+\.) )*#+ ([^[\n].*)$/gm)].map(([, heading = ""]) =>
    withoutMarks(heading),
  );
