import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";

interface EncodingJob {
  outputDir: string;
  args: { operations: { outputPath: string }[] };
}

/** The worker module of gatsby-plugin-sharp; Gatsby's job queue requires the same object. */
interface SharpWorker {
  IMAGE_PROCESSING: (job: EncodingJob) => Promise<void>;
}

const isMissing =
  (folder: string) =>
  ({ outputPath }: { outputPath: string }) =>
    !existsSync(join(folder, outputPath));

/**
 * With `REUSE_PICTURES=yes`, for copies of the project that include the `public/static` of an earlier build: skips
 * pictures that exist there, which halves a cold build. File names contain a hash of source and encoding.
 */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  if (process.env.REUSE_PICTURES !== "yes") return;
  const worker = createRequire(__filename)("gatsby-plugin-sharp/gatsby-worker") as SharpWorker;
  const encode = worker.IMAGE_PROCESSING;
  worker.IMAGE_PROCESSING = (job) =>
    encode({
      ...job,
      args: { ...job.args, operations: job.args.operations.filter(isMissing(job.outputDir)) },
    });
};
