/** Validation errors. `messages` in `content/settings/forms.yaml` has their texts. */
export const ruleCodes = [
  "nameRequired",
  "emailRequired",
  "emailInvalid",
  "phoneRequired",
  "phoneInvalid",
  "phoneTooLong",
  "subjectRequired",
  "budgetMissing",
  "budgetNotChosen",
  "lookingForRequired",
  "interestedForRequired",
  "linkInvalid",
  "messageRequired",
  "robotIncomplete",
  "fieldTooLong",
] as const;

export type RuleCode = (typeof ruleCodes)[number];

/** Error codes that only the server returns. `serverMessages` in `content/settings/forms.yaml` has their texts. */
export const serverMessageCodes = [
  "malformed",
  "wrongKey",
  "captchaMissing",
  "captchaRefused",
  "notFound",
  "notTaken",
  "wrongMethod",
  "tooLarge",
  "headersTooLarge",
  "wrongType",
  "unknownField",
  "fieldInvalid",
  "keyInvalid",
  "keyReused",
  "tooMany",
  "storeUnavailable",
] as const;

export type ServerMessageCode = (typeof serverMessageCodes)[number];
