import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";

interface EncodingJob {
  outputDir: string;
  args: { operations: { outputPath: string }[] };
}

/** Gatsby asks the same object for its jobs. */
interface SharpWorker {
  IMAGE_PROCESSING: (job: EncodingJob) => Promise<void>;
}

const isMissing =
  (folder: string) =>
  ({ outputPath }: { outputPath: string }) =>
    !existsSync(join(folder, outputPath));

/**
 * With `REUSE_PICTURES=yes`, for builds of a copy that was given the `public/static` of a finished build: pictures that
 * stand there are not encoded again, half of a cold build. A picture's name tells its source and its encoding.
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
