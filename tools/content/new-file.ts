import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import slugify from "slugify";
import { filesUnder } from "../../src/content-model/check/files-under";
import { nearest } from "../../src/content-model/check/nearest";
import { entities } from "../../src/content-model/entities/entities";
import { isCollection, type Entity } from "../../src/content-model/entity";
import { parseYamlFile } from "../../src/content-model/parse-yaml-file";
import { mayBeHidden, type Publication } from "../../src/content-model/publication";
import { starterFile } from "./starter";

/** The server has a fixed list of error pages, and a demo needs code. */
const closedKinds = ["error-page", "play"];

/** Kinds of content that may have another file. */
export const kinds = entities.filter((entity) => isCollection(entity) && !closedKinds.includes(entity.name));

/** Names of a kind: its own, and the folder of its files. */
const namesOf = ({ name, location }: Entity): string[] => [name, dirname(location)];

const asName = (words: string): string => words.trim().toLowerCase().replaceAll(" ", "-");

/** The kind with this name, in any case and with spaces or hyphens. */
export const findKind = (words: string): Entity | undefined =>
  kinds.find((entity) => namesOf(entity).includes(asName(words)));

/** The kind with the most similar name. */
export const likelyKind = (words: string): Entity | undefined => {
  const near = nearest(asName(words), kinds.flatMap(namesOf));
  return near === undefined ? undefined : findKind(near);
};

/**
 * The kind with this name.
 * @throws Error that lists the kinds if there is none.
 */
export const kindNamed = (words: string): Entity => {
  const kind = findKind(words);
  if (kind) return kind;
  const close = likelyKind(words)?.name;
  const known = kinds.map(({ name }) => name).join(", ");
  throw new Error(
    `No kind of content is called “${words}”.${close ? ` Did you mean “${close}”?` : ""} Known: ${known}.`,
  );
};

const fileOf = ({ location }: Entity, slug: string): string => `content/${dirname(location)}/${slug}.yaml`;

/** Files of a kind from which a new file may copy, or to which it may refer. */
const filesOf = (root: string, { location }: Entity): { slug: string }[] => {
  const folder = join(root, "content", dirname(location));
  if (!existsSync(folder)) return [];
  return filesUnder(folder, /\.yaml$/)
    .map((file) => parseYamlFile(file) as Publication & { slug: string })
    .filter((entry) => !mayBeHidden(entry, new Date()));
};

/**
 * A slug made of words.
 * @throws Error if they have no letter or digit.
 */
const slugOf = (words: string): string => {
  const slug = slugify(words, { lower: true, strict: true });
  if (!slug) throw new Error(`“${words}” has no letter or digit for the address. Choose another title.`);
  return slug;
};

/** An unused slug made from the title, with a number if necessary. */
export const freeSlug = (root: string, entity: Entity, title: string): string => {
  const slug = slugOf(title);
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!existsSync(join(root, fileOf(entity, candidate)))) return candidate;
  }
};

/**
 * Writes a first version of a new case study, article, job and so on. It passes the content check.
 * @throws Error if the slug has no letter, or if the file exists.
 */
export const writeNewFile = (
  root: string,
  entity: Entity,
  title: string,
  address = title,
): { file: string; slug: string } => {
  const slug = slugOf(address);
  const file = fileOf(entity, slug);
  if (existsSync(join(root, file)))
    throw new Error(`${file} exists. Choose another title, or edit that file.`);
  const text = starterFile(entity.schema, {
    slug,
    title,
    today: new Date().toISOString().slice(0, 10),
    example: filesOf(root, entity)[0],
    slugsOf: (name) =>
      entities
        .filter((other) => other.name === name)
        .flatMap((other) => filesOf(root, other).map((one) => one.slug)),
  });
  writeFileSync(join(root, file), text, { flag: "wx" });
  return { file, slug };
};
