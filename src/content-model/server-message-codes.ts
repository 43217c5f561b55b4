/** What the server may answer beyond the rules' own codes. Texts: `serverMessages` in `content/settings/forms.yaml`. */
export const serverMessageCodes = [
  "malformed",
  "wrongKey",
  "captchaMissing",
  "captchaRefused",
  "notFound",
  "wrongMethod",
  "tooLarge",
  "wrongType",
  "unknownField",
  "fieldInvalid",
  "fieldTooLong",
  "keyInvalid",
  "keyReused",
  "tooMany",
  "storeUnavailable",
] as const;

export type ServerMessageCode = (typeof serverMessageCodes)[number];
