import { resolve } from "node:path";
import { partOfPath } from "../../src/content-model/parts";
import { readLeftOutParts } from "../../src/content-model/read-parts";

/** The parts that the site does without, as its settings say. Tests of them are skipped. */
export const leftOutParts = readLeftOutParts(resolve(__dirname, "../.."));

/** Whether the site has the part that a path or an address leads to, in a folder or not. */
export const isOnSite = (path: string): boolean => {
  const part = partOfPath(path.replace(/^https?:\/\/[^/]+/, "").replace(/^\/agency(?=\/)/, ""));
  return !part || !leftOutParts.includes(part);
};
