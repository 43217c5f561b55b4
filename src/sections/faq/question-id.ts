/** Name of a question in the page's address: “How long does it take?” is `how-long-does-it-take`. */
export const questionId = (question: string): string =>
  question
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
