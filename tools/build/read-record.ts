import { readFileSync } from "node:fs";
import type { z } from "zod";

/** What an earlier build wrote down; undefined where it is missing, damaged, or of a release that wrote something else. */
export const readRecord = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.output<Schema> | undefined => {
  try {
    return schema.safeParse(JSON.parse(readFileSync(file, "utf8"))).data;
  } catch {
    return undefined;
  }
};
