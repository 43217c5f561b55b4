/** Path of a page's Markdown copy: `/about.md`, and `/index.md` for the home page. */
export const markdownPath = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);
