import { placeholderPrefix } from "../placeholder-prefix";
import { valueAt } from "../records";
import { nearest } from "./nearest";
import type { ContentFile } from "./content-file";
import type { Fault } from "./fault";

/** Offices that people name and `settings/site.yaml` lacks. */
export const officeFaults = (contents: readonly ContentFile[]): Fault[] => {
  const site = contents.find(({ entity }) => entity.name === "site");
  const offices = valueAt(site?.value, "offices");
  if (!Array.isArray(offices)) return [];
  const names = offices.map((office: unknown) => String(valueAt(office, "name")));
  return contents
    .filter(({ entity }) => entity.name === "person")
    .flatMap((person) => {
      const studio = valueAt(person.value, "studio");
      if (typeof studio !== "string" || names.includes(studio) || studio.startsWith(placeholderPrefix))
        return [];
      const close = nearest(studio, names);
      const hint = close ? `Did you mean “${close}”?` : `Offices: ${names.join(", ")}.`;
      return [
        person.faultAt(["studio"], `found "${studio}", which is no office of settings/site.yaml. ${hint}`),
      ];
    });
};
