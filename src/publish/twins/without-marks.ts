/** The plain text of Markdown with front matter. */
export const withoutMarks = (markdown: string): string =>
  markdown
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    // A line of a paragraph that continues in the next line.
    .replace(/(?<=\S)\n(?! *(?:(?:#+|[*-]|\d+\.) |[|>\n]|$)) */g, " ")
    .replace(/\]\([^)]*\)|<http[^>]*>/g, "]")
    .replace(/^\|[ :|-]+\|$/gm, "")
    .replace(/^ *(?:#+|-|\d+\.|\|) | \|$/gm, "")
    .replace(/ \| /g, " · ")
    .replace(/[\\`*_[\]<>|]/g, "");

/** The headings of Markdown, as plain text. */
export const headingsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => withoutMarks(heading));
