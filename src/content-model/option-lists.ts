/** The option lists, by the names that the API and `content/settings/options.yaml` use. */
export const optionLists = ["looking_for", "interested_in", "experience_level", "designations"] as const;

export type OptionListName = (typeof optionLists)[number];

/** Fields that name an option of a form by its id. */
export const listOfField: Partial<Record<string, OptionListName>> = {
  designation: "designations",
  technologyId: "interested_in",
};
