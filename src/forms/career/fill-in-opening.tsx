import { useEffect } from "react";
import { jobParameter } from "../../routes/route-name";
import { fillIn } from "../../site-data/fill-in";
import { useForms } from "../../site-data/context";
import { useEnquiryForm } from "../engine/enquiry-context";
import { replaceGivenText } from "../engine/own-words";

/** The part of an opening that an application for it tells. */
export type Opening = Pick<Queries.JobLineFragment, "slug" | "heading" | "designation">;

/** Fills in the designation and the name of the opening whose *Apply* leads here, once. */
export const FillInOpening = ({ openings }: { openings: readonly Opening[] }) => {
  const { hydrated, values, change, update } = useEnquiryForm();
  const { applyingFor } = useForms();
  useEffect(() => {
    const slug = new URLSearchParams(window.location.search).get(jobParameter);
    const opening = openings.find((other) => other.slug === slug);
    if (!hydrated || !opening) return;
    const lineOf = ({ heading }: Opening) => fillIn(applyingFor, { opening: heading });
    if (String(values["message"]).includes(lineOf(opening))) return;
    change({ designation: opening.designation ?? "" });
    update("message", (value) => replaceGivenText(value, lineOf(opening), openings.map(lineOf)));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on arrival only
  }, [hydrated]);
  return null;
};
