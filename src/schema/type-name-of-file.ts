import { ownsFile } from "../content-model/entity";
import { entities } from "../content-model/entities/entities";

/** Type of entries that this build does not show. No query asks for it, so they are in no page, list, feed or sitemap. */
export const hiddenType = "HiddenContent";

/** GraphQL type of the YAML file at `relativePath` under `content/`. */
export const typeNameOfFile = (relativePath: string, isShown = true): string => {
  if (!isShown) return hiddenType;
  const entity = entities.find((candidate) => ownsFile(candidate, relativePath));
  if (!entity) throw new Error(`content/${relativePath}: no kind of content lives here.`);
  return entity.typeName;
};
