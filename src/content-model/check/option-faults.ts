import { listOfField } from "../option-lists";
import { fieldsIn, valueAt } from "../records";
import type { ContentFile } from "./content-file";
import type { Fault } from "./fault";

/** Ids of options that `settings/options.yaml` lacks. */
export const optionFaults = (contents: readonly ContentFile[]): Fault[] => {
  const lists = contents.find(({ entity }) => entity.name === "options")?.value;
  return contents.flatMap((content) =>
    Object.entries(listOfField).flatMap(([field, list = ""]) => {
      const id = valueAt(content.value, field);
      const options = valueAt(lists, list);
      if (typeof id !== "number" || !Array.isArray(options)) return [];
      const known = options.map(fieldsIn);
      if (known.some((option) => option.id === id)) return [];
      const there = known.map((option) => `${String(option.id)} (${String(option.text)})`).join(", ");
      const fault = `found ${id}, which no option under ${list} of settings/options.yaml has. There are ${there}.`;
      return [content.faultAt([field], fault)];
    }),
  );
};
