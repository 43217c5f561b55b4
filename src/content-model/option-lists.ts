/** The option lists, as the API and `content/settings/options.yaml` call them. */
export const optionLists = ["looking_for", "interested_in", "experience_level", "designations"] as const;

export type OptionListName = (typeof optionLists)[number];
