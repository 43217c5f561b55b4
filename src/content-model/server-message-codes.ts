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
