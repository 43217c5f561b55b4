import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Entity } from "../entity";
import { SharedNameError, toGraphql } from "../graphql/to-graphql";
import { filesUnder } from "./files-under";

/** The lines of the model that name a shape or a kind of file so. */
const linesWith = (root: string, name: string): string[] =>
  filesUnder(join(root, "src/content-model"), /\.ts$/).flatMap((file) => {
    const code = readFileSync(file, "utf8");
    return [...code.matchAll(new RegExp(`"${name}"`, "g"))].map(
      ({ index }) => `${relative(root, file)}:${code.slice(0, index).split("\n").length}`,
    );
  });

/** What is wrong where two shapes share a name: names are global, because GraphQL tells types apart by them alone. */
export const sharedName = (root: string, entities: readonly Entity[]): string | undefined => {
  try {
    toGraphql(entities);
    return undefined;
  } catch (error) {
    if (!(error instanceof SharedNameError)) throw error;
    return `${error.message}\n${linesWith(root, error.shared).join("\n")}`;
  }
};
