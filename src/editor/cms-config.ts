import type { CmsConfig, CollectionFile, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import { titleKey } from "../content-model/check/cross-references";
import { entities, entityNamed } from "../content-model/entities/entities";
import type { OptionsSettings } from "../content-model/entities/options";
import { isCollection, type Entity } from "../content-model/entity";
import { pageTable } from "../routes/page-table";
import { fieldsOf, type Others } from "./fields";
import { formatOf } from "./format-name";
import { kindWords } from "./words";

/** Key of the field by which people recognise a kind's files. */
const nameField = (entity: string): string => titleKey(entityNamed(entity));

const folderOf = ({ location }: Entity): string => location.slice(0, location.lastIndexOf("/"));

/** The page that shows a file. */
const previewOf = ({ name }: Entity) => {
  const page = pageTable.find(({ entity }) => entity === name);
  return page ? { preview_path: page.path.replace("*", "{{fields.slug}}") } : {};
};

const images = { media_folder: "images", public_folder: "./images" };

/** Kinds with long texts, for which the editor shows a preview beside the fields. */
const previewed = ["article", "blog-topic", "case-study", "job"];

/** The file's name, which `start.ts` writes into the file. */
const slugField = { name: "slug", widget: "hidden" as const };

/** Fields at the end of the form, because publication is decided after writing. */
const atTheEnd = ["sample", "draft", "publishAt", "expiresAt"];

/** Fields with the title first. Without a title the slug takes its place. */
const inOrder = (fields: readonly Field[], title: string): Field[] => {
  const place = ({ name }: Field) => (name === title ? -1 : atTheEnd.indexOf(name) + 1);
  return fields
    .map((field) => (field.name === "slug" && title !== "slug" ? slugField : field))
    .sort((a, b) => place(a) - place(b));
};

const collectionOf = (entity: Entity, others: Others): EntryCollection & { label: string } => ({
  name: entity.name,
  label: kindWords(folderOf(entity)),
  label_singular: kindWords(entity.name),
  folder: `content/${folderOf(entity)}`,
  extension: "yaml",
  format: formatOf(entity.name),
  identifier_field: nameField(entity.name),
  // Made from a new entry's title. Later, `npm run rename` changes it and all references.
  slug: { template: `{{${nameField(entity.name)}}}`, editable: false },
  summary: `{{fields.${nameField(entity.name)}}}`,
  sortable_fields: [...new Set([nameField(entity.name), "slug"])],
  aliases_field: false,
  ...images,
  ...previewOf(entity),
  fields: inOrder(fieldsOf(entity.schema, others), nameField(entity.name)),
  editor: { preview: previewed.includes(entity.name) },
});

const fileOf = (entity: Entity, others: Others): CollectionFile => ({
  name: entity.name,
  label: kindWords(entity.location.slice(folderOf(entity).length + 1).replace(".yaml", "")),
  file: `content/${entity.location}`,
  format: formatOf(entity.name),
  ...images,
  ...previewOf(entity),
  fields: fieldsOf(entity.schema, others),
});

const filesIn = (folder: string, others: Others): FileCollection => ({
  name: folder,
  label: kindWords(folder),
  files: entities
    .filter((entity) => !isCollection(entity) && folderOf(entity) === folder)
    .map((entity) => fileOf(entity, others)),
});

/** Sveltia's configuration: one collection for each folder of `content/`. */
export const cmsConfig = (
  backend: CmsConfig["backend"],
  site: { siteUrl: string; pathPrefix: string; company: string },
  options: OptionsSettings,
): CmsConfig => {
  const { siteUrl, pathPrefix, company } = site;
  const others: Others = { nameOf: nameField, optionsOf: (list) => options[list] };
  return {
    load_config_file: false,
    backend,
    ...(siteUrl && { site_url: siteUrl }),
    app_title: company,
    logo: { src: `${pathPrefix}/favicon.svg` },
    media_folder: "content/shared/images",
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // What `npm run check:content` admits; SVG stays as it is.
          transformations: { raster_image: { format: "webp", quality: 82, width: 2400, height: 2400 } },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    collections: [
      ...entities
        .filter(isCollection)
        .map((entity) => collectionOf(entity, others))
        .sort((a, b) => (a.label < b.label ? -1 : 1)),
      { divider: true },
      ...[...new Set(entities.filter((entity) => !isCollection(entity)).map(folderOf))]
        .sort()
        .map((folder) => filesIn(folder, others)),
    ],
  };
};
