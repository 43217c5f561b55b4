import { placeholderPrefix } from "../placeholder-prefix";
import { nearest } from "./nearest";
import type { ContentFile } from "./content-file";
import type { Fault } from "./fault";

interface Offices {
  offices?: readonly { name?: unknown }[];
}

/** Offices that people name and `settings/site.yaml` does not. */
export const officeFaults = (contents: readonly ContentFile[]): Fault[] => {
  const site = contents.find(({ entity }) => entity.name === "site")?.value as Offices | undefined;
  if (!Array.isArray(site?.offices)) return [];
  const names = site.offices.map(({ name }) => String(name));
  return contents
    .filter(({ entity }) => entity.name === "person")
    .flatMap((person) => {
      const { studio } = person.value as { studio?: unknown };
      if (typeof studio !== "string" || names.includes(studio) || studio.startsWith(placeholderPrefix))
        return [];
      const close = nearest(studio, names);
      const hint = close ? `Did you mean “${close}”?` : `Offices: ${names.join(", ")}.`;
      return [
        person.faultAt(["studio"], `found "${studio}", which is no office of settings/site.yaml. ${hint}`),
      ];
    });
};
