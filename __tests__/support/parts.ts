import { resolve } from "node:path";
import { partOfPath } from "../../src/content-model/parts";
import { readLeftOutParts } from "../../src/content-model/read-parts";
import { deletedPaths } from "./named-entries";

/** The parts that the site leaves out according to its settings. Their tests are skipped. */
export const leftOutParts = readLeftOutParts(resolve(__dirname, "../.."));

/**
 * Whether the site has the part that a path or URL belongs to, with or without the site's folder, and, if tests know
 * the page by name, the page.
 */
export const isOnSite = (address: string): boolean => {
  const path = address.replace(/^https?:\/\/[^/]+/, "").replace(/^\/agency(?=\/)/, "");
  const part = partOfPath(path);
  return (!part || !leftOutParts.includes(part)) && !deletedPaths.has(path.replace(/[?#].*$/, ""));
};
