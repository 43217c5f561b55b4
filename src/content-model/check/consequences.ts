import { basename, extname } from "node:path";
import { pageTable, pathOf } from "../../routes/page-table";
import { entities } from "../entities/entities";
import { isCollection, type Entity } from "../entity";
import { slugOf, type ContentFile } from "./content-file";
import { referenceTarget, type Fault } from "./fault";
import type { Unread } from "./read-all";

const nameOf = (file: string): string => basename(file, extname(file));

/** Names by which other files refer to this file: its slug and its page's path. */
const referredNames = (kinds: readonly Entity[], name: string): string[] => [
  ...kinds.map((kind) => referenceTarget(kind.name, name)),
  ...pageTable
    .filter((page) => kinds.some((kind) => kind.name === page.entity))
    .map((page) => pathOf(page.entity, name)),
];

const collections = entities.filter(isCollection);

const places = (count: number): string => (count === 1 ? "1 place leads" : `${count} places lead`);

const otherSlug = (content: ContentFile, count: number | undefined): Fault[] => {
  const name = nameOf(content.file);
  const message = `to “${name}”, as this file is called, and its slug is another. Type: slug: ${name} (npm run rename changes a slug, and all that leads to it).`;
  return count ? [content.faultAt(["slug"], `${places(count)} ${message}`)] : [];
};

/**
 * A moved, renamed or unreadable file causes faults in many others. Replaces these by one count at their
 * cause. A file must be named after its slug.
 */
export const collapseConsequentFaults = (
  faults: readonly Fault[],
  unread: readonly Unread[],
  contents: readonly ContentFile[],
): Fault[] => {
  const causes = new Map<string, Unread | ContentFile>();
  const renamed = contents.filter(
    (content) => isCollection(content.entity) && slugOf(content) !== nameOf(content.file),
  );
  for (const cause of [...unread, ...renamed])
    for (const target of referredNames(
      cause.entity ? [cause.entity].filter(isCollection) : collections,
      nameOf(cause.file),
    ))
      if (!causes.has(target)) causes.set(target, cause);
  const counts = new Map<string, number>();
  const own = faults.filter(({ target = "" }) => {
    const cause = causes.get(target);
    if (cause) counts.set(cause.file, (counts.get(cause.file) ?? 0) + 1);
    return !cause;
  });
  const counted = (fault: Fault): Fault => {
    const count = counts.get(fault.file);
    if (!count || !unread.some(({ file }) => file === fault.file)) return fault;
    counts.delete(fault.file);
    return { ...fault, message: `${fault.message} ${places(count)} to it, and will be well then.` };
  };
  return [...own.map(counted), ...renamed.flatMap((content) => otherSlug(content, counts.get(content.file)))];
};
