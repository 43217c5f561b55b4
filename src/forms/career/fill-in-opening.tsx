import { jobParameter } from "../../routes/route-name";
import { fillIn } from "../../site-data/fill-in";
import { useForms } from "../../site-data/context";
import { useEnquiryForm } from "../engine/enquiry-context";
import { usePrefilledLine } from "../engine/use-prefilled-line";

/** The part of an opening that an application for it tells. */
export type Opening = Pick<Queries.JobLineFragment, "slug" | "heading" | "designation">;

/** Fills in the designation and the name of the opening whose *Apply* leads here. */
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
