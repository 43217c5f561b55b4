/** Path of a page's Markdown version: `/about.md`, and `/index.md` for the home page. */
export const twinPath = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);
