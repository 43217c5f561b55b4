import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import sharp from "sharp";
import { drawingProblem } from "../drawing";
import type { ContentFile } from "./content-file";
import type { Fault } from "./fault";
import type { MarkedValue } from "./marked-values";

const maxKilobytes = 400;
const maxPixels = 2400;

const pictureProblem = async (path: string): Promise<string | undefined> => {
  if (!existsSync(path)) return "missing picture. Put the file there or mend the path.";
  const extension = extname(path).toLowerCase();
  if (extension !== ".webp" && extension !== ".svg") {
    return `found a ${extension} picture. Save it as WebP (photos, renders) or SVG (drawings); other formats slow every build.`;
  }
  const kilobytes = Math.round(statSync(path).size / 1024);
  if (kilobytes > maxKilobytes) {
    return `the picture has ${kilobytes} KB, at most ${maxKilobytes} KB are allowed. Save it smaller.`;
  }
  if (extension === ".svg") return undefined;
  const { width = 0, height = 0 } = await sharp(path).metadata();
  return Math.max(width, height) > maxPixels
    ? `the picture has ${width} × ${height} pixels, at most ${maxPixels} on the long side are allowed. Scale it down.`
    : undefined;
};

const drawingFault = (path: string): string | undefined => {
  const problem = drawingProblem(readFileSync(path, "utf8"));
  return problem && `the drawing ${problem}`;
};

type Problems = Map<string, Promise<string | undefined>>;

/** Many files may show one picture, which is looked at once. */
const problemOf = (problems: Problems, file: string, isDrawing: boolean): Promise<string | undefined> => {
  const key = `${isDrawing ? "drawing" : "picture"} ${file}`;
  const problem =
    problems.get(key) ??
    pictureProblem(file)
      .catch(() => "this is not a picture that can be read. Save it again as WebP or SVG.")
      .then((found) => found ?? (isDrawing ? drawingFault(file) : undefined));
  problems.set(key, problem);
  return problem;
};

/** Pictures that are missing, too large, or in a format that slows builds; drawings with more than shapes and text. */
export const pictureFaults = async (
  content: ContentFile,
  values: MarkedValue[],
  problems: Problems = new Map(),
): Promise<Fault[]> => {
  const faults = await Promise.all(
    values
      .filter(({ marker }) => marker.kind === "image" || marker.kind === "drawing")
      .map(async ({ path, value, marker }) => {
        const file = resolve(join(dirname(content.absolute), value));
        const problem = await problemOf(problems, file, marker.kind === "drawing");
        return problem ? [content.faultAt(path, `found "${value}": ${problem}`)] : [];
      }),
  );
  return faults.flat();
};
