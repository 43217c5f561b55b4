import { join } from "node:path";
import { checkContent, formatFault, remarksOf } from "../src/content-model/check/check-content";
import { sharedName } from "../src/content-model/check/shared-name";
import { entities } from "../src/content-model/entities/entities";
import { filesUnder } from "../src/content-model/check/files-under";
import { saveParseCache, loadParseCache } from "../src/content-model/parse-yaml-file";

/**
 * Prints every fault in the content, or that there is none; before that, a name that two shapes share. The exit code is
 * 1 if there are faults.
 */
const main = async (): Promise<void> => {
  const root = process.cwd();
  const shared = sharedName(root, entities);
  if (shared) {
    console.error(shared);
    process.exitCode = 1;
    return;
  }
  loadParseCache(root);
  const faults = await checkContent(root);
  saveParseCache(root);
  for (const fault of faults) console.log(formatFault(fault));
  if (faults.length > 0) {
    const files = new Set(faults.map(({ file }) => file)).size;
    console.error(
      `\n${faults.length} fault${faults.length === 1 ? "" : "s"} in ${files} content file${files === 1 ? "" : "s"}.`,
    );
    process.exitCode = 1;
  } else {
    const files = filesUnder(join(root, "content"), /\.yaml$/).length;
    console.log(`The content has no faults: ${files} files.`);
    for (const remark of remarksOf(root)) console.log(`Is this meant? ${formatFault(remark)}`);
  }
};

void main();
