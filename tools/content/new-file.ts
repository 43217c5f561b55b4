import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import slugify from "slugify";
import { parse } from "yaml";
import { filesUnder } from "../../src/content-model/check/files-under";
import { nearest } from "../../src/content-model/check/nearest";
import { entities } from "../../src/content-model/entities/entities";
import { isCollection, type Entity } from "../../src/content-model/entity";
import { starterFile } from "./starter";

/** The server names its error pages, so there are never more of them; a toy needs code. */
const closedKinds = ["error-page", "play"];

/** Kinds of content that may have another file. */
export const kinds = entities.filter((entity) => isCollection(entity) && !closedKinds.includes(entity.name));

/**
 * The kind called so, in any case and with spaces or hyphens.
 * @throws Error that lists the kinds when there is none.
 */
export const kindNamed = (words: string): Entity => {
  const name = words.trim().toLowerCase().replaceAll(" ", "-");
  const names = kinds.map((entity) => entity.name);
  const kind = kinds[names.indexOf(name)];
  if (kind) return kind;
  const close = nearest(name, names);
  throw new Error(
    `No kind of content is called “${words}”.${close ? ` Did you mean “${close}”?` : ""} Known: ${names.join(", ")}.`,
  );
};

/** Path of an entity's file from the project's root. */
const fileOf = ({ location }: Entity, slug: string): string => `content/${dirname(location)}/${slug}.yaml`;

const filesOf = (root: string, { location }: Entity): { slug: string }[] => {
  const folder = join(root, "content", dirname(location));
  if (!existsSync(folder)) return [];
  return filesUnder(folder, /\.yaml$/).map((file) => parse(readFileSync(file, "utf8")) as { slug: string });
};

/**
 * Writes the first file of a new case study, article, job and so on. It passes the content check.
 * @throws Error when the title has no letter, or when the file exists.
 */
export const writeNewFile = (root: string, entity: Entity, title: string): { file: string; slug: string } => {
  const slug = slugify(title, { lower: true, strict: true });
  if (!slug) throw new Error(`“${title}” has no letter or digit for the address. Choose another title.`);
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
