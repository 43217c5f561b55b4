import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import autocannon, { type Options, type Result } from "autocannon";
import { isHashed } from "../../src/server/files/caching";
import { readContent } from "../../src/server/content";
import { syncTimes } from "./server/disk";
import { enquiry, passTests, secret } from "./server/enquiries";
import { moveAside, startNginx, startServer, type Measured } from "./server/processes";
import { table } from "./table";

const connections = 32;
const headings = ["", "requests/s", "p50 ms", "p99 ms", "not 2xx", "MB", "ms each", "generator"];

const load = (options: Options): Promise<Result> =>
  Promise.resolve(autocannon({ connections, headers: { "accept-encoding": "gzip" }, ...options }));

/**
 * A row of the table. The last columns are the processor time per request, and how busy this process was with sending.
 */
const measure = async (name: string, measured: Measured, options: Partial<Options>): Promise<string[]> => {
  const own = process.cpuUsage();
  const before = measured.processor();
  const result = await load({ url: measured.origin, ...options });
  const each = (measured.processor() - before) / result.requests.total;
  const { user, system } = process.cpuUsage(own);
  const { p50, p99 } = result.latency;
  return [
    name,
    result.requests.average.toFixed(0),
    String(p50),
    String(p99),
    String(result.non2xx + result.errors),
    measured.memory().toFixed(0),
    each.toFixed(2),
    `${((user + system) / 1e4 / result.duration).toFixed(0)} %`,
  ];
};

/** Pages and files, alternating between servers, so that other load on the machine affects both. */
const measureFiles = async (both: Measured[], duration: number): Promise<string[][]> => {
  const hashed = readdirSync("public").find(
    (name) => /^framework-.*\.js$/.test(name) && isHashed(`/${name}`),
  );
  const rows: string[][] = [];
  for (const [what, path] of [
    ["home page", "/"],
    ["hashed file", `/${hashed}`],
  ] as const)
    for (const each of both) {
      const url = each.origin + path;
      await load({ url, duration: 2 });
      rows.push(await measure(`${what}, ${each.name}`, each, { url, duration }));
    }
  return rows;
};

/** Enquiries as fast as possible, and at a steady rate, which shows how long a visitor waits. */
const measureEnquiries = async (server: Measured, count: number, rate: number): Promise<string[][]> => {
  const content = readContent(resolve("dist/content.json"));
  const rows: string[][] = [];
  for (const [name, options] of [
    ["ContactUs, all it can", { amount: count }],
    [`ContactUs, ${rate} a second`, { duration: Math.ceil(count / rate), overallRate: rate }],
  ] as const) {
    const requests = [enquiry(content, await passTests(count + rate + connections))];
    rows.push(await measure(name, server, { ...options, requests }));
  }
  return rows;
};

/** Memory after each tenth of that many page requests. */
const soak = async (server: Measured, count: number): Promise<string[][]> => {
  const rows: string[][] = [];
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    const name = `${Math.round((count * tenth) / 10)} requests`;
    rows.push(await measure(name, server, { amount: Math.ceil(count / 10) }));
  }
  return rows;
};

/**
 * `npm run bench:server -- [--seconds 10] [--enquiries 10000] [--rate 1000] [--soak N]` measures the built server, and
 * nginx if it is installed: requests per second, latencies, memory and processor time. `DATABASE_URL` chooses the
 * store.
 */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      seconds: { type: "string", default: "10" },
      enquiries: { type: "string", default: "10000" },
      rate: { type: "string", default: "1000" },
      soak: { type: "string", default: "0" },
    },
  });
  moveAside();
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const server = await startServer(folder, {
    CAPTCHA_SECRET: secret,
    RATE_LIMIT_MAX: "1000000",
    NODE_ENV: "production",
  });
  const nginx = await startNginx(folder);
  if (!nginx) console.log("nginx is not on this machine; the server is measured alone.");
  try {
    const rows = await measureFiles(nginx ? [server, nginx] : [server], Number(values.seconds));
    await nginx?.stop();
    if (Number(values.enquiries) > 0)
      rows.push(...(await measureEnquiries(server, Number(values.enquiries), Number(values.rate))));
    if (Number(values.soak) > 0) rows.push(...(await soak(server, Number(values.soak))));
    console.log(table([headings, ...rows]));
    const { p50, p99 } = syncTimes(folder);
    console.log(`The disk alone syncs 64 KB in ${p50.toFixed(1)} ms (p50), ${p99.toFixed(1)} ms (p99).`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
