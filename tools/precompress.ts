import { statSync, type Stats } from "node:fs";
import { readFile, unlink, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesUnder } from "../src/content-model/check/files-under";
import { isHashed } from "../src/server/files/caching";
import { isCompressible } from "../src/server/files/content-types";

/** Files smaller than this, in bytes, are not compressed: the response headers would cost more than that saves. */
export const smallestCompressed = 512;

/**
 * If more files have changed, those without a hash are compressed less: the best level takes 30 times as long for a
 * tenth fewer bytes, half an hour for ten thousand pages. Later changes get the best level.
 */
const mostAtBest = 1_000;
/**
 * Large texts for search engines are compressed less too, because they change with each edit: a large sitemap takes a
 * second.
 */
const isLargeForEngines = ({ file, source }: Due): boolean =>
  /\.(?:xml|txt)$/.test(file) && source.size > 512 * 1024;
const quickBrotli = 5;
/** Hardly any browser requests gzip. */
const quickGzip = 4;

const forms = [
  {
    ending: ".br",
    compress: (body: Buffer, isQuick: boolean) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isQuick ? quickBrotli : constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  },
  {
    ending: ".gz",
    compress: (body: Buffer, isQuick: boolean) =>
      promisify(gzip)(body, {
        level: isQuick ? quickGzip : constants.Z_BEST_COMPRESSION,
      }),
  },
];

type Form = (typeof forms)[number];

/** A compressed file that is missing or older than its source. */
interface Due {
  file: string;
  form: Form;
  source: Stats;
  isThere: boolean;
}

export interface PrecompressResult {
  written: number;
  unchanged: number;
  removed: number;
}

/**
 * Writes a `.br` and a `.gz` file beside every text file of the built site. A compressed file gets the modification
 * time of its source, so that the next build can skip unchanged sources. Compressed files without a source are deleted.
 * `without`: a subfolder to skip. `quick`: compresses everything less, in a tenth of the time.
 */
export const precompress = async (
  folder: string,
  { without, quick = false }: { without?: string; quick?: boolean } = {},
): Promise<PrecompressResult> => {
  const left = without && path.join(folder, without, path.sep);
  const files = filesUnder(folder, /./).filter((file) => !left || !file.startsWith(left));
  const present = new Set(files);
  const result: PrecompressResult = { written: 0, unchanged: 0, removed: 0 };
  // Hidden files are records for the next build, which no server sends.
  const sources = files.filter((file) => isCompressible(file) && !path.basename(file).startsWith("."));
  const due: Due[] = [];
  for (const file of sources) {
    const source = statSync(file);
    for (const form of forms) {
      const earlier = present.has(file + form.ending) ? statSync(file + form.ending) : undefined;
      if (earlier && Math.abs(earlier.mtimeMs - source.mtimeMs) < 2) result.unchanged += 1;
      else due.push({ file, form, source, isThere: earlier !== undefined });
    }
  }
  const isMuch = due.length > mostAtBest * forms.length;
  await inParallel(due, 4, async (one) => {
    const isQuick =
      quick ||
      ((isMuch || isLargeForEngines(one)) &&
        !isHashed(`/${path.relative(folder, one.file).split(path.sep).join("/")}`));
    result[await compressOne(one, isQuick)] += 1;
  });
  for (const file of files) {
    const source = forms
      .map(({ ending }) => file.endsWith(ending) && file.slice(0, -ending.length))
      .find(Boolean);
    if (!source || !isCompressible(source) || present.has(source)) continue;
    await unlink(file);
    result.removed += 1;
  }
  return result;
};

const compressOne = async (
  { file, form: { ending, compress }, source, isThere }: Due,
  isQuick: boolean,
): Promise<keyof PrecompressResult> => {
  const target = file + ending;
  const body = await readFile(file);
  const compressed = body.length < smallestCompressed ? body : await compress(body, isQuick);
  if (compressed.length >= body.length) {
    if (!isThere) return "unchanged";
    await unlink(target);
    return "removed";
  }
  await writeFile(target, compressed);
  await utimes(target, source.atime, source.mtime);
  return "written";
};

const inParallel = async <T>(items: T[], width: number, work: (item: T) => Promise<void>): Promise<void> => {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
};

if (require.main === module) {
  const folder = path.resolve(process.argv[2] ?? "public");
  precompress(folder).then(
    ({ written, unchanged, removed }) =>
      console.log(`Compressed ${written} files, ${unchanged} unchanged, ${removed} removed.`),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}
