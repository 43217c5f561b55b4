import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import type { z } from "zod";
import { buttonTokens, type CopyWords } from "../../content-model/copy-tokens";
import { testimonial } from "../../content-model/entities/feedback";
import { labels } from "../../content-model/entities/labels";
import { person } from "../../content-model/entities/person";
import { site } from "../../content-model/entities/site";
import { isCollection, type Entity } from "../../content-model/entity";
import { fieldsIn, textAt } from "../../content-model/records";
import type { Values } from "../tidy";
import { drawingAt, pictureAt } from "./files";
import { readFields } from "./read-fields";

/** Sveltia's access to the open entry, to all other entries and to files. */
export type Editor = Pick<CustomPreviewTemplateProps, "entry" | "getAsset" | "getCollection">;

/** Values of a file; undefined if it does not exist. */
const valuesOf = async (entity: Entity, { getCollection }: Editor, slug?: string): Promise<Values> => {
  const [folder = ""] = entity.location.split("/");
  const found = await getCollection(isCollection(entity) ? entity.name : folder, slug);
  const all = [found].flat().map((entry) => entry.toJS());
  return all.find(({ path }) => isCollection(entity) || path === `content/${entity.location}`)?.data ?? {};
};

/** Kinds of entries that previews show inside another entry. */
const within = [person, testimonial];

const read = <Page>(entity: Entity, values: Values, words: CopyWords, editor: Editor): Promise<Page> =>
  readFields(entity.schema, values, {
    words,
    picture: async (path) => ({ publicURL: await pictureAt(path, entity.location, editor.getAsset) }),
    drawing: async (path) => ({ drawing: await drawingAt(path, entity.location, editor.getAsset) }),
    entry: async (kind, slug) => {
      const other = within.find(({ name }) => name === kind);
      if (!other) return null;
      const found = await valuesOf(other, editor, slug);
      return found.slug ? read<unknown>(other, found, words, editor) : null;
    },
  });

/** The open entry as its page's query returns it, the file beside it, and the site's settings and labels. */
export const readEntry = async (entity: Entity, beside: Entity, editor: Editor) => {
  const settings = await valuesOf(site, editor);
  const company = textAt(settings, "company");
  const texts = await read<z.infer<typeof labels.schema>>(
    labels,
    await valuesOf(labels, editor),
    { company },
    editor,
  );
  const buttons = Object.fromEntries(buttonTokens.map((token) => [token, texts.actions[token]]));
  const words = { ...buttons, company };
  return {
    site: await read<unknown>(site, settings, words, editor),
    labels: texts,
    page: await read<unknown>(entity, fieldsIn(editor.entry.get("data").toJS()), words, editor),
    beside: await read<unknown>(beside, await valuesOf(beside, editor), words, editor),
  };
};
