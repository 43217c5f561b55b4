import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesUnder } from "./check/files-under";
import { isCollection, type Entity } from "./entity";

/** The files of a kind, sorted. */
export const contentFilesOf = (root: string, entity: Entity): string[] => {
  const place = join(root, "content", entity.location);
  if (!isCollection(entity)) return [place];
  return existsSync(dirname(place)) ? filesUnder(dirname(place), /\.yaml$/) : [];
};
