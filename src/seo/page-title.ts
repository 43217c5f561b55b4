/** Content of the title element. */
export const pageTitle = (title: string, company: string): string => `${title} | ${company}`;
