import { interpolate } from "../content-model/interpolate";
import { useLabels } from "./context";

interface ListPageFacts {
  /** Name of the list. */
  list: string;
  text: string;
  number: number;
  count: number;
}

/** Heading, title and description of a further page of a list, different on each page. */
export const useListPageWords = ({ list, text, number, count }: ListPageFacts) => {
  const { pages } = useLabels();
  const heading = interpolate(pages.heading, { list, number, count });
  return {
    heading,
    seo: { title: heading, description: interpolate(pages.text, { text, number, count }) },
  };
};
