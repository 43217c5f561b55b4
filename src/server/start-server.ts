import { networkInterfaces } from "node:os";
import type { FastifyBaseLogger } from "fastify";
import SonicBoom from "sonic-boom";
import { buildApp } from "./app";
import { createCaptcha, captchaMisconfiguration } from "./captcha/create-captcha";
import { readContent, type ServerContent } from "./content";
import type { ServerConfig } from "./env";
import { closeInTime } from "./close-in-time";
import { readFileTable } from "./files/file-table";
import { createMetrics, serveMetrics } from "./metrics";
import { Outbox, openChannels } from "./outbox/outbox";
import { watchBacklog } from "./outbox/watch-backlog";
import { inBatches, startRetention } from "./retention";
import { startDamageChecks } from "./store/start-damage-checks";
import type { LeadStore } from "./store/lead-store";
import { openStore } from "./store/open-store";
import { displayName, type StorePlace } from "./store/place";
import { messageOf } from "./errors";

/** Most bytes buffered for a slow reader or a full disk; further lines are lost. */
const mostWaiting = 2 ** 20;
const flushMs = 500;

/** Standard output, written asynchronously: losing log lines is better than delaying visitors. */
const logDestination = () => {
  // Reading `process.stdout` makes a pipe non-blocking; a blocked write would prevent the process from ending.
  void process.stdout;
  const stream = new SonicBoom({ fd: 1, sync: false, maxLength: mostWaiting });
  let lost = 0;
  stream.on("drop", () => (lost += 1));
  // The disk may be full; the next line is tried again.
  stream.on("error", () => undefined);
  return {
    stream,
    /** Calls back with the number of lost lines, once the log can be written again. */
    onLoss: (tell: (lines: number) => void) =>
      stream.on("drain", () => {
        if (lost === 0) return;
        const lines = lost;
        lost = 0;
        tell(lines);
      }),
    /** Resolves when the buffered lines are written, or after a short wait. */
    flush: () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, flushMs).unref();
        stream.flush(() => resolve());
      }),
  };
};

export interface Places {
  /** File that the build wrote for the server. */
  contentFile: string;
  /** Folder of the built site; without it, only the API is served. */
  siteFolder?: string;
  /** An inherited listening socket, used instead of host and port. */
  fd?: number;
  /** Shorter in tests. */
  graceMs?: number;
}

/** Waiting time, because the database server may still be starting. */
const awaitServerMs = 30_000;

/**
 * Opens the store, builds the server and listens.
 * @throws when content, site, store or port cannot be used.
 */
export const startServer = async (config: ServerConfig, { contentFile, siteFolder, graceMs, fd }: Places) => {
  const content = readContent(contentFile);
  const keepMonths = sameMonths(config.keepMonths, content.keepMonths);
  requireSameCaptcha(config.captcha.provider, content.client.captchaProvider);
  const now = () => new Date();
  const log = logDestination();
  const warnings: string[] = [];
  const warn = (text: string) => warnings.push(text);
  const files =
    siteFolder === undefined ? undefined : await readSite(siteFolder, content, config.siteUrl, warn);
  const store = await openStore(config.database, { awaitServerMs, warn });
  const captcha = createCaptcha(config, now, await store.shared?.secret("captcha"));
  const outbox = new Outbox({
    store,
    channels: openChannels(config, content, now),
    now,
    firstRetryMs: config.firstRetryMs,
  });
  const { channels } = outbox;
  const { deliveries } = store;
  const metrics = config.metrics && createMetrics({ store, channels, now });
  const app = await buildApp({
    config,
    content,
    files,
    metrics,
    store,
    outbox,
    captcha,
    now,
    logger: { level: config.logLevel, stream: log.stream },
  });
  log.onLoss((lines) => app.log.warn({ lines }, "the log could not be written for a while; lines were lost"));
  const captchaFault = captchaMisconfiguration(config.captcha, config.siteUrl);
  if (captchaFault) warn(captchaFault);
  for (const warning of warnings) app.log.warn(warning);
  await logStore(config.database, store, app.log);
  await queueHeldBackLeads(store, channels, now(), app.log);
  const { host, port } = config;
  await app
    // With `fd`, Node ignores host and port.
    .listen({ host: host ?? everyAddress(), port, listenTextResolver, ...(fd !== undefined && { fd }) })
    .catch((cause) => {
      const where = fd === undefined ? `HOST=${host ?? ""} PORT=${port}` : "The inherited socket";
      throw new Error(`${where} cannot be listened on: ${messageOf(cause)}`, { cause });
    });
  if (channels.length === 0) app.log.warn(nobodyIsTold);
  if (!store.shared) await deliveries.releaseLeft(now());
  outbox.start(app.log);
  const endWatch = watchBacklog({ deliveries, channels, now, log: app.log });
  const served = metrics && config.metrics && serveMetrics(metrics.registry, config.metrics, app.log);
  const endChecks = startDamageChecks({ store, log: app.log });
  const endRetention = startRetention({ store, keepMonths, now, log: app.log });
  return {
    app,
    /** Accepts no more calls, lets running ones finish, and closes the store. */
    stop: async () => {
      // The store is closed last, because running calls still use it. Deliveries that they add wait for the next start.
      await Promise.all([closeInTime(app, graceMs), outbox.stop(graceMs)]);
      endWatch();
      served?.close();
      await Promise.all([endRetention(), endChecks()]);
      await store.close();
      await log.flush();
    },
  };
};

/** Warns about a new store, because an unmounted disk or a setting with the wrong place also looks like one. */
const logStore = async (place: StorePlace, store: LeadStore, log: FastifyBaseLogger): Promise<void> => {
  const line = { store: displayName(place), leads: await store.count() };
  if (store.isNew) log.warn({ ...line, isNew: true }, "there was no store, so a new one was made");
  else log.info({ ...line, isNew: false }, "the store is open");
};

/** Earlier releases held back leads that looked like spam to them. */
const queueHeldBackLeads = async (
  store: LeadStore,
  channels: Outbox["channels"],
  now: Date,
  log: FastifyBaseLogger,
): Promise<void> => {
  let leads = 0;
  for await (const batch of inBatches((most) => store.queueHeldBackLeads(channels, now, most)))
    leads += batch;
  if (leads > 0) log.warn({ leads }, "leads that an earlier release withheld as spam are told of now");
};

const nobodyIsTold =
  "Nobody will be told of enquiries: they are stored, and `npm run leads` lists them. To have them mailed, set SMTP_URL, " +
  "MAIL_FROM and MAIL_TO; to have them posted to a program, WEBHOOK_URL and WEBHOOK_SECRET (.env.example).";

/** Scripts, fonts and data from another origin need CORS headers, which the asset host passes on from here. */
const readSite = (
  folder: string,
  { client }: ServerContent,
  siteUrl: string | undefined,
  warn: (text: string) => void,
) => {
  const headers: Record<string, string> = client.assetOrigin ? { "access-control-allow-origin": "*" } : {};
  const home = siteUrl && siteUrl + client.pathPrefix;
  return readFileTable(folder, client.csp, { headers, home, warn });
};

/** If the pages and the server had different robot tests, every enquiry would be refused. */
const requireSameCaptcha = (server: string, pages: string): void => {
  if (server === pages) return;
  throw new Error(
    `CAPTCHA_PROVIDER is ${server}, but the pages were built with GATSBY_CAPTCHA_PROVIDER=${pages}. Make both the same.`,
  );
};

/** The server must not keep leads longer than the privacy page promises. */
const sameMonths = (server: number | undefined, page: number): number => {
  if (server === undefined || server === page) return page;
  throw new Error(
    `LEADS_KEEP_MONTHS is ${server}, but the privacy page was built to say ${page} months. Make both the same.`,
  );
};

const listenTextResolver = (address: string): string => `listening at ${address}`;

/** Listens on IPv4 and IPv6 if the machine has both, so that `localhost` works either way. */
const everyAddress = (): string => {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.some((address) => address?.family === "IPv6") ? "::" : "0.0.0.0";
};
