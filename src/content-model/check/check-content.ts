import { existsSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { filesUnder } from "./files-under";
import { isCollection, ownsFile, type Entity } from "../entity";
import { entities } from "../entities/entities";
import { pageTable, pathOf } from "../../routes/page-table";
import { parseContentFile, type ContentFile } from "./content-file";
import { duplicateFaults, referenceFaults, type Targets } from "./cross-references";
import type { Fault } from "./fault";
import { markedValues } from "./marked-values";
import { pictureFaults } from "./pictures";
import { schemaFaults } from "./schema-faults";

export { formatFault, type Fault } from "./fault";

/** Files that pages may link to although no content file stands for them. */
const otherPaths = ["/rss.xml"];

const isFile = (value: ContentFile | Fault[]): value is ContentFile => !Array.isArray(value);
const isFaults = (value: ContentFile | Fault[]): value is Fault[] => Array.isArray(value);

const slugOf = ({ value }: ContentFile): string | undefined => {
  const slug = (value as { slug?: unknown } | null)?.slug;
  return typeof slug === "string" ? slug : undefined;
};

const readAll = (root: string): { contents: ContentFile[]; faults: Fault[] } => {
  const contentRoot = join(root, "content");
  const read = filesUnder(contentRoot, /\.ya?ml$/).map((absolute): ContentFile | Fault[] => {
    const path = relative(contentRoot, absolute).split(sep).join("/");
    const file = `content/${path}`;
    const entity = entities.find((candidate) => ownsFile(candidate, path));
    return entity
      ? parseContentFile(readFileSync(absolute, "utf8"), { file, absolute, entity })
      : [
          {
            file,
            path: "",
            message: "no kind of content lives here. Move the file, or give it the ending .yaml.",
          },
        ];
  });
  return { contents: read.filter(isFile), faults: read.filter(isFaults).flat() };
};

const missingFiles = (contents: ContentFile[], faults: Fault[]): Fault[] =>
  entities
    .filter((entity) => !isCollection(entity))
    .map((entity) => `content/${entity.location}`)
    .filter((file) => ![...contents, ...faults].some((known) => known.file === file))
    .map((file) => ({ file, path: "", message: "this file is missing. The site needs it; restore it." }));

/** Addresses of the files that are served as they are. */
const staticPaths = (root: string): string[] => {
  const folder = join(root, "static");
  return existsSync(folder)
    ? filesUnder(folder, /./).map((file) => `/${relative(folder, file).split(sep).join("/")}`)
    : [];
};

const targetsOf = (root: string, contents: ContentFile[]): Targets => {
  const slugs = new Map<string, Set<string>>();
  for (const content of contents) {
    const slug = slugOf(content);
    if (slug) slugs.set(content.entity.name, (slugs.get(content.entity.name) ?? new Set()).add(slug));
  }
  const paths = pageTable.flatMap(({ entity: name }) => {
    const entity = entities.find((candidate: Entity) => candidate.name === name);
    if (!entity || !isCollection(entity)) return [pathOf(name)];
    return [...(slugs.get(name) ?? [])].map((slug) => pathOf(name, slug));
  });
  return { slugs, paths: new Set([...paths, ...otherPaths, ...staticPaths(root)]) };
};

/** What no two files may share: the slug within a kind, and the address of a page. */
const namesOf = (content: ContentFile): string[] => {
  const { entity } = content;
  const slug = slugOf(content);
  if (isCollection(entity) && !slug) return [];
  const addresses = pageTable
    .filter((kind) => kind.entity === entity.name)
    .map((kind) => pathOf(kind.entity, slug));
  return isCollection(entity) ? [`${entity.name} ${slug}`, ...addresses] : addresses;
};

/**
 * Every fault of every content file under `root/content`, in the order of files and lines.
 * Reads YAML, pictures and the names of static files only; nothing of Gatsby is needed.
 */
export const checkContent = async (root: string): Promise<Fault[]> => {
  const { contents, faults } = readAll(root);
  const targets = targetsOf(root, contents);
  const perFile = await Promise.all(
    contents.map(async (content) => {
      const values = markedValues(content.entity.schema, content.value);
      return [
        ...schemaFaults(content),
        ...referenceFaults(content, values, targets),
        ...(await pictureFaults(content, values)),
      ];
    }),
  );
  return [
    ...faults,
    ...missingFiles(contents, faults),
    ...perFile.flat(),
    ...duplicateFaults(contents, namesOf),
  ].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
};
