import type { ReactNode } from "react";
import { useContacts, useForms } from "../../site-data/context";
import { useEnquiryForm, useFieldText } from "../engine/enquiry-context";
import { WithContacts } from "./with-contacts";

/** Binds a control to its form: id, name, texts and error. */
export const useBoundField = (field: string) => {
  const { failure, fieldId } = useEnquiryForm();
  const { label, hint } = useFieldText(field);
  return {
    id: fieldId(field),
    name: field,
    label,
    hint: hint ?? undefined,
    /** For browser agents, which otherwise read only the label. */
    toolparamdescription: hint ? `${label}: ${hint}` : undefined,
    error: useFailureText(failure?.field === field ? failure.message : null),
  };
};

const useFailureText = (message: string | null): ReactNode => {
  const { definition } = useEnquiryForm();
  const { messages, emailHelp } = useForms();
  const contacts = useContacts(definition.audience);
  if (!message) return undefined;
  if (message !== messages.emailInvalid) return message;
  return (
    <span>
      {message} <WithContacts text={emailHelp} contacts={contacts} />
    </span>
  );
};
