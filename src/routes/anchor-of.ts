/** URL fragment of a heading or question: `What’s the price?` becomes `whats-the-price`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
