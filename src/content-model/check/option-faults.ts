import type { OptionListName } from "../option-lists";
import type { ContentFile } from "./content-file";
import type { Fault } from "./fault";

/** Fields that name an option of a form by its id. */
const listOf: Record<string, OptionListName> = {
  designation: "designations",
  technologyId: "interested_in",
};

type Lists = Partial<Record<OptionListName, readonly { id?: unknown; text?: unknown }[]>>;

/** Ids of options that `settings/options.yaml` does not have. */
export const optionFaults = (contents: readonly ContentFile[]): Fault[] => {
  const lists = contents.find(({ entity }) => entity.name === "options")?.value as Lists | undefined;
  return contents.flatMap((content) =>
    Object.entries(listOf).flatMap(([field, list]) => {
      const id = (content.value as Record<string, unknown> | null)?.[field];
      const options = lists?.[list];
      if (typeof id !== "number" || !Array.isArray(options)) return [];
      if (options.some((option) => option.id === id)) return [];
      const there = options.map((option) => `${String(option.id)} (${String(option.text)})`).join(", ");
      const fault = `found ${id}, which no option under ${list} of settings/options.yaml has. There are ${there}.`;
      return [content.faultAt([field], fault)];
    }),
  );
};
