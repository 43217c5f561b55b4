import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { buildApp, type AppOptions } from "../../../src/server/app";
import { altcha } from "../../../src/server/captcha/altcha";
import type { LeadStore } from "../../../src/server/store/lead-store";
import { openStore } from "../../../src/server/store/open-store";
import { testContent } from "./content";

export const contactBody = {
  name: "Ada",
  email: "ada@kiln.co",
  phone: "+91-9876543210",
  subject: "Tea",
  skype: "",
  send_nda: "no",
  looking_for: [1592],
  budget: 2000,
  message: "A kettle that texts.",
};

export interface LeadServer {
  app: FastifyInstance;
  store: LeadStore;
  /** The server's log, one object per line. */
  logged: Record<string, unknown>[];
  setNow(now: Date): void;
  /** Fetches a challenge and solves it, as a browser would. */
  token(): Promise<string>;
  post(kind: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** A server with a store of its own in a temporary folder. */
export const startLeadServer = async (
  config: Partial<AppOptions["config"]> = {},
  options: Partial<AppOptions> = {},
): Promise<LeadServer> => {
  const folder = mkdtempSync(path.join(tmpdir(), "leads-"));
  const store = options.store ?? (await openStore(path.join(folder, "leads.db")));
  const logged: Record<string, unknown>[] = [];
  let time = new Date();
  const now = () => time;
  const app = await buildApp({
    config: {
      apiKey: undefined,
      corsOrigins: [],
      edgeCountryHeader: undefined,
      rateLimit: { max: 1000, windowSeconds: 60 },
      siteUrl: undefined,
      hstsSubdomains: false,
      keepAliveMs: 72_000,
      trustProxy: false,
      ...config,
    },
    content: testContent(),
    outbox: { channels: [], wake: () => undefined },
    captcha: altcha({ secret: "s".repeat(32), now }),
    now,
    logger: { level: "info", stream: intoLines(logged) },
    ...options,
    store,
  });
  return {
    app,
    store,
    logged,
    setNow: (moment) => (time = moment),
    token: async () => solve((await app.inject("/api/captcha/challenge")).json<Challenge>()),
    post: (kind, body, headers = {}) =>
      app.inject({
        method: "POST",
        url: `/api/enquiry/${kind}`,
        headers: { "x-api-key": "website", "content-type": "application/json", ...headers },
        payload: body as InjectOptions["payload"],
      }),
    close: async () => {
      await app.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The token of a solved challenge. */
export const solve = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
};

const intoLines = (lines: Record<string, unknown>[]): Writable =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
