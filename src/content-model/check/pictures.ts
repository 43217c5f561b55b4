import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import sharp from "sharp";
import { drawingProblem } from "../drawing";
import { picturePattern } from "../markers";
import type { ContentFile } from "./content-file";
import type { Fault } from "./fault";
import type { MarkedValue } from "./marked-values";
import { nearest } from "./nearest";

export const maxKilobytes = 400;
export const maxPixels = 2400;

/** Formats that the editor and `npm run picture` can read. */
const photos = [".jpg", ".jpeg", ".jfif", ".png", ".gif", ".avif", ".tif", ".tiff"];
/** iPhone formats. Only the editor has a decoder. */
const phonePhotos = [".heic", ".heif"];

const inEditor = "Choose it anew in the editor (/admin), which makes it fit";

/** Compares letter case, because the build server's file system may be case-sensitive. */
const missingProblem = (path: string): string | undefined => {
  const folder = dirname(path);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.includes(basename(path))) return undefined;
  const close = nearest(basename(path), names);
  return `missing picture. ${close ? `Did you mean “${close}”?` : "Put the file there or mend the path."}`;
};

const formatProblem = (path: string, fit: string): string | undefined => {
  const extension = extname(path).toLowerCase();
  if (extension === ".webp" || extension === ".svg") return undefined;
  if (phonePhotos.includes(extension))
    return `only Apple's browsers show ${extension.slice(1).toUpperCase()}, the format of iPhones. ${inEditor}; or save it as JPEG and run: ${fit.replace(/\w+"$/, 'jpg"')}`;
  return photos.includes(extension)
    ? `this picture has to be WebP (SVG if it is a drawing), or it slows every build. ${inEditor}; or run: ${fit}`
    : "this is no picture that a page can show. Save it as WebP (photos, renders) or SVG (drawings).";
};

/** `fit`: the command that fixes the picture. */
const pictureProblem = async (path: string, fit: string): Promise<string | undefined> => {
  const problem = missingProblem(path) ?? formatProblem(path, fit);
  if (problem) return problem;
  const isDrawing = extname(path).toLowerCase() === ".svg";
  const kilobytes = Math.round(statSync(path).size / 1024);
  if (kilobytes > maxKilobytes) {
    const remedy = isDrawing ? "Save it smaller." : `${inEditor}; or run: ${fit}`;
    return `the picture has ${kilobytes} KB, at most ${maxKilobytes} KB are allowed. ${remedy}`;
  }
  if (isDrawing) return undefined;
  // Passes bytes instead of a path, because sharp caches files by path and would miss a change.
  const { width = 0, height = 0, orientation = 1, pages = 1 } = await sharp(readFileSync(path)).metadata();
  if (pages > 1) return "an animated picture stands still on the page. Save its first frame as WebP.";
  if (orientation > 1)
    return `the picture lies on its side: only a note in the file says how to turn it. ${inEditor}; or run: ${fit}`;
  return Math.max(width, height) > maxPixels
    ? `the picture has ${width} × ${height} pixels, at most ${maxPixels} on the long side are allowed. ${inEditor}; or run: ${fit}`
    : undefined;
};

const drawingFault = (path: string): string | undefined => {
  const problem = drawingProblem(readFileSync(path, "utf8"));
  return problem && `the drawing ${problem}`;
};

const problems = new Map<string, Promise<string | undefined>>();

/** Cached until the file changes: `develop` checks at each save, and many files may show the same picture. */
const problemOf = (file: string, fit: string, isDrawing: boolean): Promise<string | undefined> => {
  const changed = statSync(file, { throwIfNoEntry: false })?.ctimeMs;
  const key = `${isDrawing ? "drawing" : "picture"} ${file} ${changed}`;
  const problem =
    problems.get(key) ??
    pictureProblem(file, fit)
      .catch(() => "this is not a picture that can be read. Save it again as WebP or SVG.")
      .then((found) => found ?? (isDrawing ? drawingFault(file) : undefined));
  if (changed !== undefined) problems.set(key, problem);
  return problem;
};

/** Pictures that are missing, too large, or in a format that slows builds; drawings with more than shapes and text. */
export const pictureFaults = async (content: ContentFile, values: MarkedValue[]): Promise<Fault[]> => {
  const faults = await Promise.all(
    values
      .filter(({ marker }) => marker.kind === "image" || marker.kind === "drawing")
      // Other paths are reported by the schema check.
      .filter(({ value }) => picturePattern.test(value))
      .map(async ({ path, value, marker }) => {
        const file = resolve(join(dirname(content.absolute), value));
        const fit = `npm run picture "${join(dirname(content.file), value)}"`;
        const problem = await problemOf(file, fit, marker.kind === "drawing");
        return problem ? [content.faultAt(path, `found "${value}": ${problem}`)] : [];
      }),
  );
  return faults.flat();
};
