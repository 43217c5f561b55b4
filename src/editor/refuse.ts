import { parse } from "yaml";
import { contentFile, type ContentFile } from "../content-model/check/content-file";
import { referenceFaults, sameTitles } from "../content-model/check/cross-references";
import { dateFaults } from "../content-model/check/date-faults";
import type { Fault } from "../content-model/check/fault";
import { markedValues } from "../content-model/check/marked-values";
import { schemaFaults } from "../content-model/check/schema-faults";
import type { Entity } from "../content-model/entity";
import { fieldsIn } from "../content-model/records";
import { wordsOf } from "./words";

/** Where a fault is, by the labels of the form: `duties[1].text` is “Duties › 2 › Text”. */
const placeOf = ({ path }: Fault): string =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : wordsOf(key)))
    .join(" › ");

const fileOf = (entity: Entity, text: string) => {
  const value: unknown = parse(text);
  const file = `content/${entity.location.replace("*", String(fieldsIn(value).slug))}`;
  return contentFile({ file, absolute: file, entity }, value, () => text);
};

/** Asks whether the page may have the same title as another one. */
const isMeant = (content: ContentFile, others: readonly ContentFile[]): boolean =>
  sameTitles([...others, content])
    .filter(({ file }) => file === content.file)
    .every(({ message }) => window.confirm(`${message} Save this one too?`));

/**
 * Refuses to save what `npm run check:content` would refuse, in its words, as far as it can be seen in one file.
 * `others`: texts of the files of its kind.
 * @throws Error of the form that Sveltia shows.
 */
export const refuseFaults = (entity: Entity, text: string, others: readonly string[]): void => {
  const content = fileOf(entity, text);
  const faults = [
    ...schemaFaults(content),
    ...dateFaults(content, new Date()),
    ...referenceFaults(content, markedValues(entity.schema, content.value)),
  ];
  const words = faults.map((fault) => `${placeOf(fault)}: ${fault.message}`).join(" ");
  if (
    words ||
    !isMeant(
      content,
      others.map((other) => fileOf(entity, other)),
    )
  )
    throw new Error("saving_failed", { cause: new Error(words) });
};
