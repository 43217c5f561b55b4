/** What a rule can find. Texts live in `content/settings/forms.yaml`, under `messages`. */
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
  "messageRequired",
  "robotIncomplete",
] as const;

export type RuleCode = (typeof ruleCodes)[number];
