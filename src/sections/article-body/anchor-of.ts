/** Name of a heading in the page's address: `What it costs` is `what-it-costs`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
