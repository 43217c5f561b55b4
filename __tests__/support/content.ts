import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { ownsFile } from "../../src/content-model/entity";
import { entities } from "../../src/content-model/entities/entities";
import { typesetTexts } from "../../src/content-model/typeset";
import { hasEntry } from "./named-entries";

/** Stands for a deleted file and everything in it, until the tests of its page are skipped. */
const absent = (name: string): unknown => {
  const nothing: unknown = new Proxy(() => nothing, {
    get: (_, key) => {
      if (key === Symbol.iterator) return () => [].values();
      return key === Symbol.toPrimitive ? () => `nothing of ${name}` : nothing;
    },
  });
  return nothing;
};

/** A content file as visitors read it, typeset: `pages/about` for `content/pages/about.yaml`. */
export const content = <T = Record<string, never>>(name: string): T => {
  if (!hasEntry(name)) return absent(name) as T;
  const { schema } = entities.find((entity) => ownsFile(entity, `${name}.yaml`))!;
  const file: unknown = parse(readFileSync(resolve(__dirname, `../../content/${name}.yaml`), "utf8"));
  return typesetTexts(schema, file) as T;
};
