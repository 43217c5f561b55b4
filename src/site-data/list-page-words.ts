import { fillIn } from "./fill-in";
import { useLabels } from "./context";

interface ListPageFacts {
  /** What is listed. */
  list: string;
  text: string;
  number: number;
  count: number;
}

/** Heading, title and description of a further page of a list, each unlike those of its other pages. */
export const useListPageWords = ({ list, text, number, count }: ListPageFacts) => {
  const { pages } = useLabels();
  const heading = fillIn(pages.heading, { list, number, count });
  return {
    heading,
    seo: { title: heading, description: fillIn(pages.text, { text, number, count }) },
  };
};
