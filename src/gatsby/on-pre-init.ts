import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import sharp, { type Sharp } from "sharp";
import { loadParseCache } from "../content-model/parse-yaml-file";
import { feedYamlTransformer } from "../plugins/yaml-input";

interface EncodingJob {
  outputDir: string;
  args: { operations: { outputPath: string }[] };
}

/** The worker module; Gatsby's job queue requires the same object. Tried with gatsby-plugin-sharp 5.16.0. */
interface SharpWorker {
  IMAGE_PROCESSING: (job: EncodingJob) => Promise<void>;
}

const isMissing =
  (folder: string) =>
  ({ outputPath }: { outputPath: string }) =>
    !existsSync(join(folder, outputPath));

/** From 0 to 9; libvips's default is 4. */
const avifEffort = 3;

/**
 * gatsby-plugin-sharp passes no `effort`. Libvips's default takes five times as long as the next lower one and saves 4 %.
 * Tried with sharp 0.34.5.
 */
const encodeAvifQuickly = (): void => {
  const pipeline = sharp.prototype as Sharp;
  const { avif } = pipeline;
  pipeline.avif = function (options) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
};

/**
 * With `REUSE_PICTURES=yes`, for copies of the project that include the `public/static` of an earlier build: skips
 * pictures that exist there, which halves a cold build. File names contain a hash of source and encoding.
 */
const reusePictures = (): void => {
  const worker = createRequire(__filename)("gatsby-plugin-sharp/gatsby-worker") as SharpWorker;
  const encode = worker.IMAGE_PROCESSING;
  worker.IMAGE_PROCESSING = (job) =>
    encode({
      ...job,
      args: { ...job.args, operations: job.args.operations.filter(isMissing(job.outputDir)) },
    });
};

export const onPreInit: GatsbyNode["onPreInit"] = ({ store }) => {
  loadParseCache(store.getState().program.directory);
  feedYamlTransformer();
  encodeAvifQuickly();
  if (process.env.REUSE_PICTURES === "yes") reusePictures();
};
