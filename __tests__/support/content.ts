import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";

/** A content file as its maintainer wrote it, `pages/about` for `content/pages/about.yaml`. */
export const content = <T = Record<string, never>>(name: string): T =>
  parse(readFileSync(resolve(__dirname, `../../content/${name}.yaml`), "utf8")) as T;
