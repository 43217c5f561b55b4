import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const contentFolder = join(process.cwd(), "content");

/** Pairs that occur less often than this in all texts get no kerning. */
const leastOften = 3;

const contentFiles = (): string[] =>
  readdirSync(contentFolder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".yaml"));

/** The pairs of `characters` that are neighbours somewhere in the site's YAML. */
export const pairsInCopy = (characters: string): string[] => {
  const counts = new Map<string, number>();
  for (const path of contentFiles()) {
    const text = readFileSync(join(contentFolder, path), "utf8");
    for (let index = 0; index + 1 < text.length; index++) {
      const pair = text.slice(index, index + 2);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([pair, count]) => count >= leastOften && [...pair].every((sign) => characters.includes(sign)))
    .map(([pair]) => pair);
};
