import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Hidden, so that no server hands it out. */
const recordFile = "builds/.mentions.json";

/** Paths in `/static/`; of scripts and styles only the hash, because the loader assembles their names. */
const mentions = /static\/[^\s"'`\\)(,?#<>&]+|[0-9a-f]{16,}/g;

/** Each mention once; per file, its modification time and the indexes of its mentions in the list. */
interface Known {
  list: string[];
  files: Record<string, { written: number; places: number[] }>;
}

/**
 * What the text files of the built site mention. Files unchanged since the last `remember` are not read
 * again, because thousands of pages are a gigabyte.
 */
export const readMentions = (folder: string) => {
  const record = join(folder, recordFile);
  const before: Known = existsSync(record)
    ? (JSON.parse(readFileSync(record, "utf8")) as Known)
    : { list: [], files: {} };
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
        ? last.places.map((place) => before.list[place]!)
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
