import { readFileSync, writeFileSync } from "node:fs";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import * as prettier from "prettier";
import { checkContent, formatFault, placeholderPrefix } from "../src/content-model/check/check-content";
import type { Entity } from "../src/content-model/entity";
import { pageTable, pathOf } from "../src/routes/page-table";
import { findKind, freeSlug, kindNamed, kinds, likelyKind, writeNewFile } from "./content/new-file";

const ask = async (question: string): Promise<string> => {
  if (!stdin.isTTY)
    throw new Error('Nobody is here to answer. Give the kind and a title: npm run new case-study "A title"');
  const lines = createInterface({ input: stdin, output: stdout });
  return lines.question(question).finally(() => lines.close());
};

/** Asks until the answer is a kind of content; proposes a kind with a similar name. */
const askKind = async (words = ""): Promise<Entity> => {
  const kind = findKind(words);
  if (kind) return kind;
  if (!stdin.isTTY) return kindNamed(words);
  const likely = likelyKind(words)?.name;
  if (!likely)
    console.log(kinds.map(({ name, location }) => `  ${name.padEnd(18)} content/${location}`).join("\n"));
  return askKind((await ask(`What is it?${likely ? ` [${likely}]` : ""} `)) || likely);
};

/** The slug. In a terminal, proposes a free one that can be changed. */
const askSlug = async (root: string, entity: Entity, title: string): Promise<string> => {
  if (!stdin.isTTY) return title;
  const free = freeSlug(root, entity, title);
  return (await ask(`How does its address end? [${free}] `)).trim() || free;
};

/** Writes a new content file: `npm run new case-study "A title"`; asks for missing arguments. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  const [kindWords, ...titleWords] = process.argv.slice(2);
  const entity = await askKind(kindWords);
  const title = titleWords.join(" ").trim() || (await ask("What is its name or title? ")).trim();
  const { file, slug } = writeNewFile(root, entity, title, await askSlug(root, entity, title));
  const style = await prettier.resolveConfig(file);
  writeFileSync(file, await prettier.format(readFileSync(file, "utf8"), { ...style, filepath: file }));
  console.log(`${file} is written.`);
  const page = pageTable.find((kind) => kind.entity === entity.name);
  if (page) console.log(`Its page is ${pathOf(page.entity, slug)}; npm run develop shows it.`);
  if ("draft" in entity.schema.shape)
    console.log("It is a draft, which builds leave out. Delete “draft: true” when it is ready.");
  console.log(
    `Replace every “${placeholderPrefix.trim()} …” and the borrowed pictures. Comments explain each field.`,
  );
  const faults = (await checkContent(root)).filter((fault) => fault.file === file);
  for (const fault of faults) console.error(formatFault(fault));
  if (faults.length > 0) process.exitCode = 1;
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
