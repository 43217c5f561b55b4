import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { z } from "zod";
import { sharingPath, thumbnailPath } from "../../src/config/sharing-picture";
import { filesUnder } from "../../src/content-model/check/files-under";
import { site } from "../../src/content-model/entities/site";
import { readSettings } from "../../src/content-model/read-settings";
import { sharingRecord, sharingRecordsFile } from "../../src/publish/sharing-records";
import { readRecord } from "../../src/content-model/read-record";
import { sha } from "./sha";
import { composePicture, dimmed, thumbnail, wholePicture } from "./sharing/compose";
import { readStyle, styleFiles } from "./sharing/style";

/** What each picture was made from. Hidden, so that no server sends it. */
const madeOfFile = "builds/.sharing.json";

/** Changes with the common style of all pictures: layout, colours, mark, name, fonts. */
const styleDigest = (root: string, company: string): string => {
  const code = join(__dirname, "sharing");
  const files = [...readdirSync(code).map((name) => join(code, name)), ...styleFiles(root)];
  return sha(company, ...files.map((file) => readFileSync(file)));
};

const removeOthers = (publicFolder: string, needed: ReadonlySet<string>): void => {
  const folder = join(publicFolder, dirname(sharingPath("/")));
  if (!existsSync(folder)) return;
  for (const file of filesUnder(folder, /\.(?:jpg|webp)$/)) {
    const path = `/${relative(publicFolder, file).split(sep).join("/")}`;
    if (!needed.has(path)) rmSync(file);
  }
};

const inParallel = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
};

/** Creates the sharing pictures, and thumbnails for the search; those whose input has not changed are kept. */
export const writeSharingPictures = async (root: string): Promise<{ made: number; kept: number }> => {
  const publicFolder = join(root, "public");
  const records = z
    .array(sharingRecord)
    .parse(JSON.parse(readFileSync(join(root, sharingRecordsFile), "utf8")));
  const { company } = readSettings(root, site);
  const style = styleDigest(root, company);
  const record = join(publicFolder, madeOfFile);
  const before = readRecord(record, z.record(z.string(), z.string())) ?? {};
  const digests = new Map<string, string>();
  const digestOf = (file: string): string => {
    const digest = digests.get(file) ?? sha(readFileSync(file));
    digests.set(file, digest);
    return digest;
  };
  const wanted = records.map(({ picture, night, ...texts }) => ({
    ...texts,
    picture,
    night,
    file: sharingPath(texts.path),
    small: thumbnailPath(texts.path, "light"),
    dark: thumbnailPath(texts.path, "dark"),
    madeOf: sha(style, JSON.stringify(texts), digestOf(picture), night ? digestOf(night) : ""),
  }));
  const due = wanted.filter(
    ({ file, small, dark, madeOf }) =>
      before[file] !== madeOf || ![file, small, dark].every((made) => existsSync(join(publicFolder, made))),
  );
  if (due.length > 0) {
    const look = await readStyle(root, company);
    await inParallel(due, async ({ file, small, dark, picture, night, isWhole, title, kind, hue }) => {
      const body = readFileSync(picture);
      const jpeg = isWhole
        ? await wholePicture(body)
        : await composePicture({ title, kind, hue, picture: body }, look);
      mkdirSync(dirname(join(publicFolder, file)), { recursive: true });
      writeFileSync(join(publicFolder, file), jpeg);
      writeFileSync(join(publicFolder, small), await thumbnail(body));
      writeFileSync(
        join(publicFolder, dark),
        await (night ? thumbnail(readFileSync(night)) : thumbnail(body, dimmed)),
      );
    });
  }
  removeOthers(publicFolder, new Set(wanted.flatMap(({ file, small, dark }) => [file, small, dark])));
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(Object.fromEntries(wanted.map(({ file, madeOf }) => [file, madeOf]))));
  return { made: due.length, kept: wanted.length - due.length };
};
