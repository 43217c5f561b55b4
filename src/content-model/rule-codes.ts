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
