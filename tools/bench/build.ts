import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { startSite } from "../../__tests__/support/start-site";
import { makeAstro } from "./build/astro";
import { editOne, generateContent } from "./build/generate";
import { measure, treeMegabytes, type Measured } from "./build/measure";
import { copyProject } from "./build/scratch";
import { table } from "./table";
import { messageOf } from "../../src/server/errors";

const headings = ["", "cold s", "CPU s", "MB", "one file s", "CPU s", "MB"];
const environment = { SITE_URL: "https://www.example.com", REUSE_PICTURES: "yes", CI: "true" };
/** Each sharing picture takes 65 ms, once. */
const withoutSharing = { SHARING_PICTURES: "no" };

const cells = ({ seconds, cpuSeconds, peakMegabytes }: Measured): string[] => [
  seconds.toFixed(0),
  cpuSeconds.toFixed(0),
  peakMegabytes.toFixed(0),
];

/** A cold build, and one after a change of a sentence in one case study. */
const twice = async (
  command: readonly string[],
  folder: string,
  content: string,
  env: NodeJS.ProcessEnv,
): Promise<string[]> => {
  const cold = await measure(command, folder, join(folder, "cold.log"), env);
  editOne(content);
  const warm = await measure(command, folder, join(folder, "warm.log"), env);
  return [...cells(cold), ...cells(warm)];
};

/** HTML and page data, and their compressed sizes in KB. */
const indexPages = (folder: string): string[][] =>
  ["portfolio", "blog", "search"].map((path) => {
    const files = [`${path}/index.html`, `page-data/${path}/page-data.json`].map((name) =>
      readFileSync(join(folder, "public", name)),
    );
    const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);
    return [
      `/${path}`,
      ...files.flatMap((body) => [body.length, brotliCompressSync(body).length].map(kilobytes)),
    ];
  });

/** How long the server takes to start listening, and its memory then. */
const serverStart = async (folder: string): Promise<string> => {
  const began = performance.now();
  const site = await startSite({}, folder);
  const seconds = (performance.now() - began) / 1000;
  const megabytes = treeMegabytes(site.pid);
  await site.stop();
  return `The server listens after ${seconds.toFixed(1)} s and holds ${megabytes.toFixed(0)} MB.`;
};

const listFiles = [
  "sitemap-0.xml",
  "llms.txt",
  "llms-full.txt",
  "rss.xml",
  "feed.json",
  "pagefind/pagefind-entry.json",
];

/** The durations that each build printed. */
const steps = (folder: string): string =>
  ["cold", "warm"]
    .map(
      (build) => `${build}: ${/^Seconds: .*/m.exec(readFileSync(join(folder, `${build}.log`), "utf8"))?.[0]}`,
    )
    .join("\n");

interface Asked {
  scratch: string;
  withAstro: boolean;
  withSharing: boolean;
}

const measureSize = async (size: number, { scratch, withAstro, withSharing }: Asked): Promise<void> => {
  const folder = join(scratch, `gatsby-${size}`);
  mkdirSync(folder, { recursive: true });
  copyProject(process.cwd(), folder);
  generateContent(folder, size);
  const rows = [headings];
  const name = `${size} case studies, ${size} articles`;
  const env = { ...environment, ...(!withSharing && withoutSharing) };
  rows.push([name, ...(await twice(["npm", "run", "build"], folder, folder, env))]);
  if (withAstro) rows.push([`${name}, Astro`, ...(await astroRow(size, scratch, folder))]);
  console.log(`${table(rows)}\n`);
  console.log(`${table([["KB", "HTML", "brotli", "data", "brotli"], ...indexPages(folder)])}\n`);
  const sizes = listFiles.map(
    (file) => `${file} ${(statSync(join(folder, "public", file)).size / 1024).toFixed(0)} KB`,
  );
  console.log(`${sizes.join(", ")}.\n${await serverStart(folder)}\n${steps(folder)}\n`);
};

const astroRow = async (size: number, scratch: string, from: string): Promise<string[]> => {
  const folder = join(scratch, `astro-${size}`);
  try {
    makeAstro(folder, join(from, "content"));
  } catch (error) {
    return [`not installed: ${messageOf(error).split("\n")[0]}`];
  }
  return twice(["npx", "astro", "build"], folder, folder, { ASTRO_TELEMETRY_DISABLED: "1" });
};

/**
 * `npm run bench:build -- [--size 5000]… [--no-astro] [--sharing] [--keep]` builds copies of the project with that many
 * case studies and articles, cold and after a change of one file, and compares them with Astro on the same YAML.
 */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      size: { type: "string", multiple: true, default: ["100", "1000"] },
      "no-astro": { type: "boolean", default: false },
      sharing: { type: "boolean", default: false },
      keep: { type: "boolean", default: false },
    },
  });
  const scratch = mkdtempSync(join(tmpdir(), "bench-build-"));
  const asked = { scratch, withAstro: !values["no-astro"], withSharing: values.sharing };
  const sharing = values.sharing ? "" : " and no pictures for sharing";
  console.log(`In ${scratch}, with pictures that are encoded already${sharing}.\n`);
  try {
    for (const size of values.size) await measureSize(Number(size), asked);
  } finally {
    if (!values.keep) rmSync(scratch, { recursive: true, force: true });
  }
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
