import { jobParameter } from "../../routes/route-name";
import { fillIn } from "../../site-data/fill-in";
import { useForms } from "../../site-data/context";
import { useEnquiryForm } from "../engine/enquiry-context";
import { usePrefilledLine } from "../engine/use-prefilled-line";

/** The parts of an opening that its application contains. */
export type Opening = Pick<Queries.JobLineFragment, "slug" | "heading" | "designation">;

/** Fills in the designation and the name of the opening whose *Apply* link was followed. */
export const FillInOpening = ({ openings }: { openings: readonly Opening[] }) => {
  const { change } = useEnquiryForm();
  const { applyingFor } = useForms();
  usePrefilledLine(
    openings,
    (query) => openings.find(({ slug }) => slug === query.get(jobParameter)),
    ({ heading }) => fillIn(applyingFor, { opening: heading }),
    ({ designation }) => change({ designation: designation ?? "" }),
  );
  return null;
};
