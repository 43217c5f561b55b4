import { resolve } from "node:path";
import { partOfPath } from "../../src/content-model/parts";
import { readLeftOutParts } from "../../src/content-model/read-parts";
import { deletedPaths } from "./named-entries";

/** The parts that the site does without, as its settings say. Tests of them are skipped. */
export const leftOutParts = readLeftOutParts(resolve(__dirname, "../.."));

/**
 * Whether the site has the part that a path or an address leads to, in a folder or not, and the page, where tests know it
 * by its name.
 */
export const isOnSite = (address: string): boolean => {
  const path = address.replace(/^https?:\/\/[^/]+/, "").replace(/^\/agency(?=\/)/, "");
  const part = partOfPath(path);
  return (!part || !leftOutParts.includes(part)) && !deletedPaths.has(path.replace(/[?#].*$/, ""));
};
