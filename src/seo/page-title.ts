/** What a page is called in tabs and in searches. */
export const pageTitle = (title: string, company: string): string => `${title} | ${company}`;
