/** An excerpt as HTML with a `span` around each word, so that it is cut off between words. */
export const wholeWords = (excerpt: string): string => excerpt.replace(/\S+/g, "<span>$&</span>");
