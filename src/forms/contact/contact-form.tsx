import { useEffect, useRef } from "react";
import { EnquiryForm } from "../parts/enquiry-form";
import { BudgetField } from "../parts/budget-field";
import { OptionBoxes } from "../parts/option-boxes";
import { PhoneField } from "../parts/phone-field";
import { TextField } from "../parts/text-field";
import { TickField } from "../parts/tick-field";
import { CaptchaField } from "../captcha/captcha-field";
import { cameFromBox, onEmailLeft } from "./email-left";
import { emptyPerson, type FormDefinition } from "../engine/definition";
import { useEnquiryForm } from "../engine/enquiry-context";
import { focusField } from "../engine/focus-field";
import { contactPayload } from "../payloads/payloads";

const definition: FormDefinition<"contact"> = {
  kind: "contact",
  call: "contact",
  toBody: contactPayload,
  phoneField: "phoneNumber",
  contacts: "sales",
  leaves: true,
  initial: {
    ...emptyPerson,
    phoneNumber: "",
    subject: "",
    skype: "",
    send_nda: false,
    looking_for: [],
    budget: 2,
  },
};

/** The enquiry of the contact page. */
export function ContactForm() {
  return (
    <EnquiryForm definition={definition}>
      <TextField field="name" autoComplete="name" />
      <TextField field="email" type="email" autoComplete="email" />
      <TextField field="subject" />
      <TextField field="skype" autoComplete="off" optional />
      <PhoneField />
      <BudgetField />
      <OptionBoxes field="looking_for" list="looking_for" />
      <TextField field="message" multiline wide />
      <TickField field="send_nda" />
      <CaptchaField />
      <EmailFromBox />
    </EnquiryForm>
  );
}

/** Takes over the address that the email box was given, on this page or on the one that led here. */
function EmailFromBox() {
  const { change, fieldId, hydrated } = useEnquiryForm();
  const id = fieldId("email");
  const take = useRef((_email: string) => undefined as void);
  take.current = (email) => {
    change({ email });
    focusField(id);
  };
  useEffect(() => onEmailLeft((email) => take.current(email)), []);
  useEffect(() => {
    // The page has scrolled to the form already. Who works on something in it is left alone.
    if (hydrated && cameFromBox() && !document.activeElement?.closest("main"))
      focusField(id, { preventScroll: true });
  }, [hydrated, id]);
  return null;
}
