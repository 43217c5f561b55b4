import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stdin, stdout } from "node:process";
import { createInterface, type Interface } from "node:readline/promises";
import { parseArgs } from "node:util";
import * as prettier from "prettier";
import { checkContent } from "../src/content-model/check/check-content";
import { formatFault, type Fault } from "../src/content-model/check/fault";
import { site } from "../src/content-model/entities/site";
import { theme } from "../src/content-model/entities/theme";
import { readLeftOutParts } from "../src/content-model/read-parts";
import { readSettings } from "../src/content-model/read-settings";
import {
  answerNames,
  answersSchema,
  checkAnswers,
  readAnswers,
  type AnswerName,
  type Answers,
} from "./adopt/answers";
import { applyAnswers } from "./adopt/apply";
import { placesWith, sentencesOfFirstOwner, unlinkedSentences } from "./adopt/rest";
import { unfinished } from "./adopt/unfinished";
import { messageOf } from "../src/server/errors";

const questionOf = (name: AnswerName): string => answersSchema.shape[name].unwrap().description ?? name;

const help = `npm run adopt makes the site yours: it asks for name, contacts, looks and parts, writes them into content/settings,
and lists what is left to replace. Enter keeps what is there. Run it again at any time.

npm run adopt                              asks
npm run adopt -- --answers mine.yaml       takes the answers from a YAML or JSON file with the keys below
npm run adopt -- --name "Tidewell" --without hire,blog

${answerNames.map((name) => `  --${name.padEnd(14)} ${questionOf(name)}`).join("\n")}`;

/** The current settings, in the format of answers. */
const currentAnswers = (root: string): Record<AnswerName, string> => {
  const { company, tagline, description, foundingYear, sales, recruitment } = readSettings(root, site);
  const { fonts, radius, day } = readSettings(root, theme);
  return {
    ...{ name: company, tagline, description, founded: String(foundingYear) },
    ...{ email: sales.email, careersEmail: recruitment?.email ?? sales.email, phone: sales.phone },
    ...{ colour: day.brandDeep, headings: fonts.headings, text: fonts.text, radius: String(radius) },
    without: readLeftOutParts(root).join() || "-",
  };
};

/** Asks until the answer is valid. An empty answer keeps the current value. */
const askOne = async (lines: Interface, name: AnswerName, now: string): Promise<Answers> => {
  const given = (await lines.question(`${questionOf(name)} [${now}]: `)).trim();
  if (!given) return {};
  try {
    return checkAnswers({ [name]: name === "without" && given === "-" ? [] : given });
  } catch (error) {
    console.error(messageOf(error));
    return askOne(lines, name, now);
  }
};

const askAll = async (root: string): Promise<Answers> => {
  if (!stdin.isTTY)
    throw new Error(
      "Nobody is here to answer. Give a file, --answers mine.yaml, or flags; --help lists them.",
    );
  const now = currentAnswers(root);
  const lines = createInterface({ input: stdin, output: stdout });
  let answers: Answers = {};
  for (const name of answerNames) answers = { ...answers, ...(await askOne(lines, name, now[name])) };
  lines.close();
  return answers;
};

const readArguments = () => {
  const options = Object.fromEntries(answerNames.map((name) => [name, { type: "string" as const }]));
  const { values } = parseArgs({
    options: { ...options, answers: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  return values as Partial<Record<AnswerName | "answers", string>> & { help?: boolean };
};

const list = (heading: string, faults: readonly Fault[]): void => {
  if (faults.length > 0)
    console.log(`\n${heading}\n${faults.map((one) => `  ${formatFault(one)}`).join("\n")}`);
};

const main = async (): Promise<void> => {
  const root = process.cwd();
  const { help: wantsHelp, answers: file, ...flags } = readArguments();
  if (wantsHelp) return console.log(help);
  const given = file !== undefined || Object.keys(flags).length > 0;
  const answers = given
    ? checkAnswers({ ...(file === undefined ? {} : (readAnswers(file) as object)), ...flags })
    : await askAll(root);
  const { company, tagline, foundingYear } = readSettings(root, site);
  const before = readSettings(root, theme);
  for (const path of applyAnswers(root, answers)) {
    const file = join(root, path);
    const style = await prettier.resolveConfig(file);
    writeFileSync(file, await prettier.format(readFileSync(file, "utf8"), { ...style, filepath: file }));
  }
  console.log(
    "Written: content/settings/site.yaml and theme.yaml. The specification's own tests no longer apply.",
  );
  const { colour } = answers;
  if (colour) {
    const { palette, day, night } = readSettings(root, theme);
    console.log(
      `Made of ${colour}: ${palette.brand} for buttons and the mark, ${day.brandDeep} for links by day and ${night.brandDeep} by night, ` +
        `${day.brandSoft} and ${night.brandSoft} for tints. Dark words stand on the first; the others are the nearest that can be read.`,
    );
  }
  const faults = await checkContent(root);
  list("To mend before it can be built:", faults);
  list("Sentences to read again:", unlinkedSentences(root));
  if (answers.name && answers.name !== company)
    list("The old name:", placesWith(root, company, "Write {company} in its place, or an address of yours."));
  if (answers.tagline && answers.tagline !== tagline)
    list("The old tagline:", placesWith(root, tagline, "Is that still yours to say?"));
  if (answers.founded && answers.founded !== foundingYear)
    list("The old year of founding:", placesWith(root, String(foundingYear), "Does that still hold?"));
  list("The first owner's voice:", sentencesOfFirstOwner(root));
  if (colour)
    for (const danger of new Set([before.day.danger, before.night.danger]))
      list("The colour of errors:", placesWith(root, danger, "Is it still another than the brand's?"));
  list("To replace before launch (npm run check:launch lists it again):", unfinished(root));
  console.log("\nNext: npm run develop shows it; docs/adopt.md says what to do with each of these.");
  if (faults.length > 0) process.exitCode = 1;
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
