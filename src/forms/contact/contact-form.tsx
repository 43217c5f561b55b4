import { useEffect, useRef } from "react";
import { contactFields } from "../../content-model/form-fields/contact";
import { emailForForm, showEmailInUrl } from "../../browser/reading/email-for-form";
import { defineForm } from "../engine/definition";
import { commonControls } from "../controls/common-controls";
import { useEnquiryForm, useFieldText } from "../engine/enquiry-context";
import { focusField } from "../engine/focus-field";
import { useHandedOver } from "../engine/handover";
import { BudgetField } from "../controls/budget-field";
import { EnquiryForm } from "../controls/enquiry-form";
import { OptionBoxes } from "../controls/option-boxes";
import { TakePrefill } from "../controls/take-prefill";
import { Checkbox } from "../../components/checkbox/checkbox";
import { PageLink } from "../../components/page-link/page-link";
import { FieldNotes } from "../../components/field/field-shell";
import { useBoundField } from "../controls/use-bound-field";
import * as kit from "../../components/kit/kit";
import { AskedTimes } from "../times/asked-times";
import { useSite, useForms } from "../../site-data/context";
import { pathOf } from "../../routes/page-table";
import { formHash, fromParameter, routeName } from "../../routes/route-name";
import { interpolate } from "../../content-model/interpolate";
import { usePrefilledLine } from "../engine/use-prefilled-line";

/** A single yes/no checkbox. */
const TickField = ({ field }: { field: string }) => {
  const { values, change } = useEnquiryForm();
  const { error, hint, ...bound } = useBoundField(field);
  const { document: readable } = useFieldText(field);
  return (
    <div className={kit.fullRow()}>
      <Checkbox
        {...bound}
        hint={
          readable ? (
            <>
              {hint} <PageLink to={readable.href}>{readable.label}</PageLink>
            </>
          ) : (
            hint
          )
        }
        checked={values[field] === true}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${bound.id}-error` : undefined}
        onChange={(event) => change({ [field]: event.target.checked })}
      />
      <FieldNotes id={bound.id} error={error} />
    </div>
  );
};

/** The part of a case study that the message names. */
type Story = Pick<Queries.CaseStudy, "slug" | "name">;

/** Adds to the message which case study the visitor came from, so that the recipient knows it. */
const FillInStory = ({ stories }: { stories: readonly Story[] }) => {
  const { storyRead } = useForms();
  usePrefilledLine(
    stories,
    (query) => stories.find(({ slug }) => routeName(pathOf("case-study", slug)) === query.get(fromParameter)),
    ({ name }) => interpolate(storyRead, { story: name }),
  );
  return null;
};

const definition = defineForm({
  kind: "contact",
  fields: contactFields,
  controls: {
    ...commonControls,
    thousands: BudgetField,
    options: OptionBoxes,
    tick: TickField,
  },
  call: "contact",
  audience: "sales",
  leaves: true,
});

/** The contact page's form. If the company has no Skype, the field for it is missing. */
export const ContactForm = ({ stories = [] }: { stories?: readonly Story[] }) => (
  <EnquiryForm
    definition={definition}
    without={useSite().sales.skype ? [] : ["skype"]}
    folded={["skype", "budget"]}
    look="bare"
    first={<AskedTimes />}
  >
    <EmailFromBox />
    <FillInStory stories={stories} />
    <TakePrefill />
  </EnquiryForm>
);

/** Fills in the email address from the email box of this page or of the page that linked here. */
const EmailFromBox = () => {
  const { change, fieldId, hydrated } = useEnquiryForm();
  const id = fieldId("email");
  useHandedOver("form:email", (email) => {
    change({ email });
    focusField(id);
  });
  const fromBox = useRef<string | null>(null);
  // Runs before the form reads it, because effects of children come first.
  useEffect(() => {
    if (window.location.hash === formHash) fromBox.current = emailForForm();
  }, []);
  useEffect(() => {
    if (!hydrated || !fromBox.current) return undefined;
    // The page has scrolled to the form already. Focus is not moved away from a field that the visitor is using.
    if (!document.activeElement?.closest("main")) focusField(id, { preventScroll: true });
    return showEmailInUrl(fromBox.current);
  }, [hydrated, id]);
  return null;
};
