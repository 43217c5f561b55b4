import { contentFilesOf } from "../content-model/content-files";
import { entities } from "../content-model/entities/entities";
import { isCollection, type Entity } from "../content-model/entity";
import { withoutParts } from "../content-model/without-parts";
import { isLeftOut, partOfKind } from "../content-model/parts";
import { parseYamlFile } from "../content-model/parse-yaml-file";
import { isPublished, showsDrafts } from "../content-model/publication";
import { fieldsIn } from "../content-model/records";
import { readLeftOutParts } from "../content-model/read-parts";

type Fields = Readonly<Record<string, unknown>>;

/** One content file. */
export interface Entry {
  entity: Entity;
  file: string;
  fields: Fields;
}

/** All content files that this build shows, by kind; lists are in the order of the pages. */
export const readEntries = (root: string, now = new Date()): ReadonlyMap<string, readonly Entry[]> => {
  const parts = readLeftOutParts(root);
  const shown = entities.filter(({ name }) => !isLeftOut(partOfKind(name), parts));
  return new Map(
    shown.map((entity) => {
      const all = contentFilesOf(root, entity)
        .map((file) => ({ entity, file, fields: fieldsIn(parseYamlFile(file)) }))
        .map((entry) => ({ ...entry, fields: withoutParts(entity.schema, entry.fields, parts).value }))
        .filter(
          ({ fields }) => !isCollection(entity) || showsDrafts(process.env) || isPublished(fields, now),
        );
      return [entity.name, all.sort((one, other) => byOrder(one.fields, other.fields))];
    }),
  );
};

/** The entry of a kind with that slug; an empty slug finds the entry of a kind with one file. */
export type FindEntry = (kind: string, slug: string) => Entry | undefined;

export const entryFinder = (entries: ReadonlyMap<string, readonly Entry[]>): FindEntry => {
  const bySlug = new Map(
    [...entries].map(([kind, all]) => [
      kind,
      new Map(all.map((entry) => [isCollection(entry.entity) ? entry.fields.slug : "", entry])),
    ]),
  );
  return (kind, slug) => bySlug.get(kind)?.get(slug);
};

/** By their `order`, otherwise the newest first. */
const byOrder = (one: Fields, other: Fields): number =>
  Number(one.order ?? 0) - Number(other.order ?? 0) ||
  String(other.createdAt ?? "").localeCompare(String(one.createdAt ?? ""));
