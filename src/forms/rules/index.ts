export { bodyKinds, bodyShapes, callNames } from "./bodies";
export type { Bodies, BodyKind, CareerBody, ContactBody, FieldShape, HireBody } from "./bodies";
export type { Failure } from "./checks";
export { ruleCodes, type RuleCode } from "./codes";
export { emailPattern, type EmailEnding } from "./email";
export { bodyCodes, firstBodyFailure, type BodyCode } from "./first-body-failure";
export { firstFailure, type RuleContext } from "./first-failure";
export { formatPhone, maxPhoneDigits, type ParsePhone, type PhoneParseResult } from "./phone";
export type {
  CareerValues,
  ContactValues,
  EmailBoxValues,
  FormKind,
  FormValues,
  HireValues,
  OptionId,
  SidebarValues,
} from "./values";
