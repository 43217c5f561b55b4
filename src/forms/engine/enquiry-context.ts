import { createContext, useContext } from "react";
import type { FieldKind } from "../../content-model/form-fields/field";
import { useForms } from "../../site-data/context";
import { fieldText } from "../../site-data/field-text";
import { isKind, type FieldOf } from "../rules/values";
import type { Enquiry } from "./use-enquiry";

const EnquiryContext = createContext<Enquiry | null>(null);

export const EnquiryProvider = EnquiryContext.Provider;

/** The form around a field. */
export const useEnquiryForm = (): Enquiry => {
  const enquiry = useContext(EnquiryContext);
  if (!enquiry) throw new Error("A form's field needs an <EnquiryForm> around it.");
  return enquiry;
};

/** A field's entry in the form's table. */
export const useField = <Kind extends FieldKind>(name: string, ...kinds: Kind[]): FieldOf<Kind> => {
  const field = useEnquiryForm().definition.fields[name];
  if (!isKind(field, kinds)) throw new Error(`“${name}” is no field of the kind ${kinds.join(", ")}.`);
  return field;
};

/** Label and hint of a field, from the texts of its form. */
export const useFieldText = (field: string): Queries.FieldTextFragment => {
  const { definition } = useEnquiryForm();
  return fieldText(useForms()[definition.kind], field);
};
