import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { filesUnder } from "../content-model/check/files-under";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const signs = `${letters}0123456789`;

/** The names that a CSS module may make its own: its classes and animations. */
const localNames = /(?:\.|@keyframes\s+)(-?[A-Za-z_][\w-]*)/g;

/** Ad blockers hide elements of these classes. */
const blocked = /^ads?$/i;

/** "aa", "ab" and so on; three characters when two no longer do. */
const codes = function* (): Generator<string> {
  for (let index = 0; ; index++) {
    let code = "";
    let rest = index;
    do {
      code = (signs[rest % signs.length] ?? "") + code;
      rest = Math.floor(rest / signs.length);
    } while (rest >= letters.length);
    code = (letters[rest] ?? "") + code;
    if (!blocked.test(code)) yield code;
  }
};

export interface ClassNameCodes {
  /** The code of a name in a file; `undefined` for what stands in no module under the folder. */
  codeOf(file: string, name: string): string | undefined;
  /** Changes with the set of names, and so with any code. */
  digest: string;
}

/**
 * A short code for each class and animation of all CSS modules under a folder. Made from all names at once, so that the
 * scripts and the HTML, which are compiled apart and cached, agree.
 */
export const classNameCodes = (folder: string): ClassNameCodes => {
  const code = codes();
  const digest = createHash("sha256");
  const codesByFile = new Map<string, Map<string, string>>();
  for (const file of filesUnder(folder, /\.module\.css$/)) {
    const names = [
      ...new Set([...readFileSync(file, "utf8").matchAll(localNames)].map((match) => match[1] ?? "")),
    ];
    codesByFile.set(file, new Map(names.map((name) => [name, code.next().value as string])));
    digest.update(`${file.slice(folder.length)}:${names.join()};`);
  }
  return {
    codeOf: (file, name) => codesByFile.get(file)?.get(name),
    digest: digest.digest("hex"),
  };
};
