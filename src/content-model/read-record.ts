import { readFileSync } from "node:fs";
import type { z } from "zod";

/** The record of an earlier build; undefined if it is missing, damaged, or written by a release with another format. */
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
