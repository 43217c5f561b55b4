/** Name of a heading or a question in the page's address: `What’s the price?` is `whats-the-price`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
