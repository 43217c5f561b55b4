import { ownsFile } from "../content-model/entity";
import { entities } from "../content-model/entities/entities";

/** GraphQL type of the YAML file at `relativePath` under `content/`. */
export const typeNameOfFile = (relativePath: string): string => {
  const entity = entities.find((candidate) => ownsFile(candidate, relativePath));
  if (!entity) throw new Error(`content/${relativePath}: no kind of content lives here.`);
  return entity.typeName;
};
