import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { ownsFile } from "../../src/content-model/entity";
import { entities } from "../../src/content-model/entities/entities";
import { typesetTexts } from "../../src/content-model/typeset";

/** A content file as visitors read it, typeset, `pages/about` for `content/pages/about.yaml`. */
export const content = <T = Record<string, never>>(name: string): T => {
  const { schema } = entities.find((entity) => ownsFile(entity, `${name}.yaml`))!;
  const file: unknown = parse(readFileSync(resolve(__dirname, `../../content/${name}.yaml`), "utf8"));
  return typesetTexts(schema, file) as T;
};
