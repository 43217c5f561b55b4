import { parseArgs } from "node:util";
import { formatFault } from "../src/content-model/check/fault";
import { unfinished } from "./adopt/unfinished";
import { messageOf } from "../src/server/errors";

const help = `npm run check:launch lists what has to be replaced before the site may go live, with file and line:
samples (sample: true), texts that begin with “Write: ”, comments that begin with “Placeholder: ”, addresses that end in
.example, and phone numbers that are reserved for fiction. Files of parts that the site does without are not looked at.
The exit code is 1 as long as there is anything.`;

const main = (): void => {
  const { values } = parseArgs({ options: { help: { type: "boolean", short: "h" } } });
  if (values.help) return console.log(help);
  const left = unfinished(process.cwd());
  for (const one of left) console.log(formatFault(one));
  if (left.length === 0) return console.log("Nothing is left to replace.");
  console.error(
    `\n${left.length === 1 ? "1 place" : `${left.length} places`} to replace before launch, in ${new Set(left.map(({ file }) => file)).size} files.`,
  );
  process.exitCode = 1;
};

try {
  main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
