/** Names that are no words. */
const names: Record<string, string> = { seo: "SEO", faq: "FAQ", faqs: "FAQs", url: "URL", id: "Id" };

/** A key as a label: `imageNight` is “Image night”. */
export const wordsOf = (key: string): string => {
  const words = key.replace(/([a-z0-9])([A-Z])/g, "$1 $2").split(/[^A-Za-z0-9]+/);
  const text = words.map((word) => names[word.toLowerCase()] ?? word.toLowerCase()).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
