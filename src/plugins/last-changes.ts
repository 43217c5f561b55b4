import { execFileSync } from "node:child_process";
import { dirname, join, relative } from "node:path";
import { filesUnder } from "../content-model/check/files-under";
import { isCollection } from "../content-model/entity";
import { entityNamed } from "../content-model/entities/entities";
import { parseYamlFile, loadParseCache } from "../content-model/parse-yaml-file";
import { textAt } from "../content-model/records";
import { pageTable, pathOf } from "../routes/page-table";

const git = (root: string, ...args: string[]): string =>
  execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
    stdio: ["ignore", "pipe", "ignore"],
  });

/**
 * Date of each content file's last commit, by its path from the root. Empty without git, and in a shallow clone, whose
 * oldest commit seems to have changed every file.
 */
const committed = (root: string): Map<string, string> => {
  const times = new Map<string, string>();
  try {
    if (git(root, "rev-parse", "--is-shallow-repository").trim() !== "false") return times;
    // -z keeps names as they are; otherwise git quotes names with a quotation mark or an é.
    const log = git(root, "log", "-z", "--format=//%cI", "--name-only", "--relative", "--", "content");
    for (const commit of log.split(/(?:^|\0)\/\//).slice(1)) {
      const [time = "", ...files] = commit.replace("\0\n", "\0").split("\0");
      for (const file of files) if (!times.has(file)) times.set(file, time);
    }
  } catch {
    return new Map();
  }
  return times;
};

/** Date of each page's last change, by path: from its file, otherwise from git. Pages without either are missing. */
export const lastChanges = (root: string): ReadonlyMap<string, string> => {
  const times = committed(root);
  loadParseCache(root);
  return new Map(
    pageTable.flatMap(({ entity: kind }) => {
      const entity = entityNamed(kind);
      const place = join(root, "content", entity.location);
      const files = isCollection(entity) ? filesUnder(dirname(place), /\.yaml$/) : [place];
      return files.flatMap((file): [string, string][] => {
        const fields = parseYamlFile(file);
        const own = textAt(fields, "updatedAt") ?? textAt(fields, "createdAt");
        const time = own ?? times.get(relative(root, file));
        return time ? [[pathOf(kind, isCollection(entity) ? textAt(fields, "slug") : ""), time]] : [];
      });
    }),
  );
};
