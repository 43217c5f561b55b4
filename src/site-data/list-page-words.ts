import { fillIn } from "./fill-in";

/** The labels of further pages of lists, with their gaps. */
export type ListPageLabels = Pick<Queries.LabelsFragment, "pages">;

interface ListPageFacts {
  /** What is listed. */
  list: string;
  text: string;
  number: number;
  count: number;
}

/** Adds the heading and the description of a further page of a list, each unlike those of its other pages. */
export const listPageWords = (labels: ListPageLabels, facts: ListPageFacts) => ({
  ...facts,
  heading: fillIn(labels.pages.heading, { list: facts.list, number: facts.number, count: facts.count }),
  description: fillIn(labels.pages.text, { text: facts.text, number: facts.number, count: facts.count }),
});
