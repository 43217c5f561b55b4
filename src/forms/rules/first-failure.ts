import {
  aboveZero,
  chosen,
  emailShape,
  firstOf,
  required,
  robotPassed,
  type Check,
  type EmailContext,
  type Failure,
} from "./checks";
import { countDigits, formatPhone, maxPhoneDigits, type ParsePhone, type PhoneParseResult } from "./phone";
import type { FormKind, FormValues } from "./values";

/** What the rules of a form need beside its values. */
export interface RuleContext extends EmailContext {
  parsePhone: ParsePhone;
}

type PhoneFields = { phoneNumber: string; phone_code: string };
type FormCheck<Values> = Check<Values, RuleContext>;

function parsed(values: PhoneFields, context: RuleContext): PhoneParseResult {
  return context.parsePhone(values.phoneNumber, values.phone_code);
}

const phoneValid: FormCheck<PhoneFields> = (values, context) =>
  parsed(values, context).isValid ? null : { field: "phoneNumber", code: "phoneInvalid" };

const phoneFits: FormCheck<PhoneFields> = (values, context) =>
  countDigits(formatPhone(parsed(values, context))) > maxPhoneDigits
    ? { field: "phoneNumber", code: "phoneTooLong" }
    : null;

const name = required("name", "nameRequired");
const email = required("email", "emailRequired");
const phone = required("phoneNumber", "phoneRequired");
const subject = required("subject", "subjectRequired");
const message = required("message", "messageRequired");

/** The order is a contract: the first fault is the one that is shown. */
const checks: { [Kind in FormKind]: readonly FormCheck<FormValues[Kind]>[] } = {
  contact: [
    name,
    email,
    emailShape,
    subject,
    phone,
    phoneValid,
    phoneFits,
    aboveZero("budget", "budgetMissing"),
    chosen("looking_for", "lookingForRequired"),
    message,
    robotPassed,
  ],
  sidebar: [name, email, emailShape, phone, phoneValid, phoneFits, subject, message, robotPassed],
  hire: [
    name,
    email,
    emailShape,
    phone,
    phoneValid,
    phoneFits,
    chosen("interested_for", "interestedForRequired"),
    aboveZero("budget", "budgetNotChosen"),
    message,
    robotPassed,
  ],
  career: [name, email, emailShape, required("mobile", "phoneRequired"), robotPassed],
  emailBox: [email, emailShape],
};

/** The first rule that the values of a form break, or null. Pure; the phone parser comes with the context. */
export function firstFailure<Kind extends FormKind>(
  kind: Kind,
  values: FormValues[Kind],
  context: RuleContext,
): Failure | null {
  return firstOf(checks[kind], values, context);
}
