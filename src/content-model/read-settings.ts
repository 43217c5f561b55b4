import { join } from "node:path";
import type { z } from "zod";
import { interpolate } from "./interpolate";
import type { Entity } from "./entity";
import { site } from "./entities/site";
import { parseYamlFile } from "./parse-yaml-file";
import { withoutParts } from "./without-parts";
import { readLeftOutParts } from "./read-parts";
import { typesetTexts } from "./typeset";

/** Replaces `{company}` in every text of a value. */
const fillCompany = <T>(value: T, company: string): T =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === "string" ? interpolate(inner, { company }) : inner,
  ) as T;

const readFile = <E extends Entity>(root: string, entity: E): z.infer<E["schema"]> =>
  withoutParts(
    entity.schema,
    entity.schema.parse(parseYamlFile(join(root, "content", entity.location))),
    readLeftOutParts(root),
  ).value as z.infer<E["schema"]>;

/**
 * A settings file, validated and typeset, with defaults and the company's name filled in and left-out parts removed.
 * @throws Error if the file has faults.
 */
export const readSettings = <E extends Entity>(root: string, entity: E): z.infer<E["schema"]> =>
  typesetTexts(entity.schema, fillCompany(readFile(root, entity), readFile(root, site).company));
