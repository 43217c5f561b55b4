import { ownsFile, type Entity } from "../content-model/entity";
import { entities } from "../content-model/entities/entities";
import { withoutParts } from "../content-model/without-parts";
import { isLeftOut, partOfKind, type PartName } from "../content-model/parts";

/** Type of entries that this build hides. No query selects it, so they are in no page, list, feed or sitemap. */
export const hiddenType = "HiddenContent";

/** GraphQL type of the YAML file at `relativePath` under `content/`. */
export const typeNameOfFile = (relativePath: string, isShown = true): string =>
  isShown ? entityOfFile(relativePath).typeName : hiddenType;

const entityOfFile = (relativePath: string): Entity => {
  const entity = entities.find((candidate) => ownsFile(candidate, relativePath));
  if (!entity) throw new Error(`content/${relativePath}: no kind of content lives here.`);
  return entity;
};

/** Removes what belongs to left-out parts from a parsed file. Returns whether the file itself is shown. */
export const dropParts = (relativePath: string, content: object, parts: readonly PartName[]): boolean => {
  const { name, schema } = entityOfFile(relativePath);
  const { value } = withoutParts(schema, content, parts);
  for (const key of Object.keys(content)) if (!(key in value)) Reflect.deleteProperty(content, key);
  Object.assign(content, value);
  return !isLeftOut(partOfKind(name), parts);
};
