import { startTransition, useRef } from "react";
import { useEnquiryForm } from "../engine/enquiry-context";
import { useHandedOver } from "../engine/handover";
import { replaceGivenText } from "../engine/use-prefilled-line";
import { focusField } from "../engine/focus-field";

/** Fills in the budget and the message. It keeps the visitor's own text and replaces an earlier prefill. */
export const TakePrefill = () => {
  const { change, update, fieldId } = useEnquiryForm();
  const last = useRef("");
  useHandedOver("form:prefill", ({ budget, message }) => {
    const before = last.current;
    last.current = message;
    focusField(fieldId("message"));
    // A transition, because the whole form re-renders and the click's own response comes first.
    startTransition(() => {
      change({ budget });
      update("message", (value) => replaceGivenText(value, message, [before]));
    });
  });
  return null;
};
