import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Entity } from "../entity";
import { SharedNameError, toGraphql } from "../graphql/to-graphql";
import { filesUnder } from "./files-under";

/** Lines of the model that use the name for a shape or a kind of file. */
const linesWith = (root: string, name: string): string[] =>
  filesUnder(join(root, "src/content-model"), /\.ts$/).flatMap((file) => {
    const code = readFileSync(file, "utf8");
    return [...code.matchAll(new RegExp(`"${name}"`, "g"))].map(
      ({ index }) => `${relative(root, file)}:${code.slice(0, index).split("\n").length}`,
    );
  });

/** The fault if two shapes share a name, by which alone GraphQL distinguishes types. */
export const sharedName = (root: string, entities: readonly Entity[]): string | undefined => {
  try {
    toGraphql(entities);
    return undefined;
  } catch (error) {
    if (!(error instanceof SharedNameError)) throw error;
    return `${error.message}\n${linesWith(root, error.shared).join("\n")}`;
  }
};
