import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { readRecord } from "../../src/content-model/read-record";

/** Hidden, so that no server sends it. */
const recordFile = "builds/.mentions.json";

/** Paths in `/static/`; of scripts and styles only the hash, because the loader assembles their names. */
const mentions = /static\/[^\s"'`\\)(,?#<>&]+|[0-9a-f]{16,}/g;

/** Each mention once; per file, its modification time and the indexes of its mentions in the list. */
const knownSchema = z.object({
  list: z.array(z.string()),
  files: z.record(z.string(), z.object({ written: z.number(), places: z.array(z.number()) })),
});

type Known = z.output<typeof knownSchema>;

/**
 * Mentions in the built site's text files. Files unchanged since the last `remember` are not read again, because
 * thousands of pages are a gigabyte.
 */
export const readMentions = (folder: string) => {
  const record = join(folder, recordFile);
  const before = readRecord(record, knownSchema) ?? { list: [], files: {} };
  const now: Known = { list: [], files: {} };
  const places = new Map<string, number>();
  const placeOf = (mention: string): number => {
    const place = places.get(mention) ?? now.list.push(mention) - 1;
    places.set(mention, place);
    return place;
  };
  const mentionsIn = (file: string): string[] => {
    const written = statSync(join(folder, file)).mtimeMs;
    const last = before.files[file];
    const found =
      last?.written === written
        ? last.places.flatMap((place) => before.list[place] ?? [])
        : [...new Set(readFileSync(join(folder, file), "utf8").match(mentions))];
    now.files[file] = { written, places: found.map(placeOf) };
    return found;
  };
  const remember = (): void => {
    mkdirSync(dirname(record), { recursive: true });
    writeFileSync(record, JSON.stringify(now));
  };
  return { mentionsIn, remember };
};
