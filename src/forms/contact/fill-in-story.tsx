import { pathOf } from "../../routes/page-table";
import { fromParameter, routeName } from "../../routes/route-name";
import { fillIn } from "../../site-data/fill-in";
import { useForms } from "../../site-data/context";
import { usePrefilledLine } from "../engine/use-prefilled-line";

/** The part of a case study that the message names. */
export type Story = Pick<Queries.CaseStudy, "slug" | "name">;

/** Adds to the message which case study the visitor came from, so that the recipient knows it. */
export const FillInStory = ({ stories }: { stories: readonly Story[] }) => {
  const { storyRead } = useForms();
  usePrefilledLine(
    stories,
    (query) => stories.find(({ slug }) => routeName(pathOf("case-study", slug)) === query.get(fromParameter)),
    ({ name }) => fillIn(storyRead, { story: name }),
  );
  return null;
};
