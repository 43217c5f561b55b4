import path from "node:path";
import { isIP } from "node:net";
import { parseKeepMonths } from "../config/keep-months";
import { readCaptchaSettings, type CaptchaSettings } from "./captcha/settings";
import type { MetricsAddress } from "./metrics/serve-metrics";
import { yesOrNo, type Read } from "./read-setting";
import { readMailSettings, type MailSettings } from "./outbox/mail/settings";
import type { StorePlace } from "./store/place";
import { isPostgresUrl, postgresUrl } from "./store/postgres/place";
import { readWebhookSettings, type WebhookSettings } from "./outbox/webhook/settings";
import { messageOf } from "./thrown";

/** Settings of the server, read once at start. */
export interface ServerConfig {
  port: number;
  /** Undefined: every address, IPv6 and IPv4. */
  host: string | undefined;
  dataDir: string;
  /** Where the leads are. */
  database: StorePlace;
  /** How long an idle connection stays open. */
  keepAliveMs: number;
  /** The site's own origin, without a trailing slash; undefined until it is known. */
  siteUrl: string | undefined;
  /** Whether browsers are told that all hosts below the site's own speak https. */
  hstsSubdomains: boolean;
  /** Proxies whose forwarded addresses are believed: a number of hops, or addresses. */
  trustProxy: false | number | string[];
  edgeCountryHeader: string | undefined;
  /** Undefined: the key that the built pages send. */
  apiKey: string | undefined;
  /** How long leads are kept. Undefined: as long as the pages were built to say. */
  keepMonths: number | undefined;
  captcha: CaptchaSettings;
  corsOrigins: string[];
  rateLimit: { max: number; windowSeconds: number };
  /** How people are notified; undefined: this way is off. */
  mail: MailSettings | undefined;
  webhook: WebhookSettings | undefined;
  /** The pause after a delivery failed for the first time. */
  firstRetryMs: number;
  logLevel: string;
  /** Undefined: nobody asks for metrics. */
  metrics: MetricsAddress | undefined;
}

type Environment = Record<string, string | undefined>;

/** All faults of the environment at once, one line each. */
export class EnvironmentError extends Error {
  constructor(readonly faults: string[]) {
    super(
      ["The environment has settings that cannot be used:", ...faults.map((fault) => `  ${fault}`)].join(
        "\n",
      ),
    );
    this.name = "EnvironmentError";
  }
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Settings whose values are never repeated. */
const secretive = /SECRET$|^SMTP_URL$|^WEBHOOK_URL$/;

/**
 * Reads and checks the settings; an empty value counts as unset.
 * @throws EnvironmentError naming every fault.
 */
export const readEnvironment = (env: Environment): ServerConfig => {
  const faults: string[] = [];

  const read = <T>(name: string, fallback: T, parse: (value: string) => T): T => {
    const value = env[name]?.trim();
    if (!value) return fallback;
    try {
      return parse(value);
    } catch (error) {
      const shown = secretive.test(name) ? name : `${name}=${hidePassword(value)}`;
      faults.push(`${shown}: ${messageOf(error)}`);
      return fallback;
    }
  };

  const metricsPort = read<number | undefined>("METRICS_PORT", undefined, whole("a port", 0, 65535));
  const metricsHost = read("METRICS_HOST", "127.0.0.1", hostName);
  const dataDir = path.resolve(read("DATA_DIR", "data", String));
  const config: ServerConfig = {
    port: read("PORT", 9000, whole("a port", 0, 65535)),
    host: read<string | undefined>("HOST", undefined, hostName),
    keepAliveMs: 1000 * read("KEEP_ALIVE_SECONDS", 72, whole("a number of seconds", 1, 3600)),
    dataDir,
    database: readDatabase(read, path.join(dataDir, "leads.db")),
    siteUrl: read<string | undefined>("SITE_URL", undefined, origin),
    hstsSubdomains: read("HSTS_SUBDOMAINS", false, yesOrNo),
    trustProxy: read<ServerConfig["trustProxy"]>("TRUST_PROXY", false, proxies),
    edgeCountryHeader: read<string | undefined>("EDGE_COUNTRY_HEADER", undefined, headerName),
    apiKey: read<string | undefined>("API_KEY", undefined, String),
    keepMonths: read<number | undefined>("LEADS_KEEP_MONTHS", undefined, parseKeepMonths),
    captcha: readCaptchaSettings(read, (fault) => faults.push(fault)),
    corsOrigins: read<string[]>("CORS_ORIGIN", [], (value) => splitList(value).map(origin)),
    rateLimit: {
      max: read("RATE_LIMIT_MAX", 30, whole("a number of requests", 1, 1_000_000)),
      windowSeconds: read("RATE_LIMIT_SECONDS", 60, whole("a number of seconds", 1, 86_400)),
    },
    mail: readMailSettings(read, (fault) => faults.push(fault)),
    webhook: readWebhookSettings(read, (fault) => faults.push(fault)),
    firstRetryMs: 1000 * read("DELIVERY_FIRST_RETRY_SECONDS", 60, whole("a number of seconds", 1, 21_600)),
    logLevel: read("LOG_LEVEL", "info", oneOf(logLevels)),
    metrics: metricsPort === undefined ? undefined : { port: metricsPort, host: metricsHost },
  };
  if (faults.length > 0) throw new EnvironmentError(faults);
  return config;
};

const splitList = (value: string): string[] =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** An unescaped password may contain any character, a query may contain one, and the host behind it may be missing. */
const hidePassword = (value: string): string =>
  value
    .replace(/\/\/.*@/, "//…@")
    .replace(/^(postgres(?:ql)?:\/\/[^/:@]*):[^/@]*/i, "$1:…")
    .replace(/\?.*/, "?…");

const whole =
  (what: string, min: number, max: number) =>
  (value: string): number => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max) {
      throw new Error(`expected ${what} from ${min} to ${max}.`);
    }
    return number;
  };

const oneOf =
  (values: string[]) =>
  (value: string): string => {
    if (!values.includes(value)) throw new Error(`expected one of ${values.join(", ")}.`);
    return value;
  };

const hostName = (value: string): string => {
  if (!isIP(value) && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) {
    throw new Error("expected an address or a host name without a port, such as 127.0.0.1 or localhost.");
  }
  return value;
};

const headerName = (value: string): string => {
  if (!/^[a-z0-9-]+$/i.test(value)) throw new Error("expected the name of a header, such as CF-IPCountry.");
  return value.toLowerCase();
};

const origin = (value: string): string => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, "").toLowerCase()) {
    throw new Error("expected an origin without a path, such as https://www.example.com.");
  }
  return url.origin;
};

const readDatabase = (read: Read, defaultFile: string): StorePlace => {
  const poolSize = read("DATABASE_POOL_SIZE", 10, whole("a number of connections", 2, 1000));
  return read<StorePlace>("DATABASE_URL", { engine: "sqlite", file: defaultFile }, (value) =>
    isPostgresUrl(value)
      ? { engine: "postgres", url: postgresUrl(value), poolSize }
      : { engine: "sqlite", file: databaseFile(value) },
  );
};

const databaseFile = (value: string): string => {
  const file = /^file:(?:\/\/)?(.+)$/.exec(value)?.[1];
  if (!file) {
    throw new Error(
      "expected postgres://user:password@host:5432/database, file:path/to/leads.db, or nothing for an SQLite file " +
        "under DATA_DIR.",
    );
  }
  return path.resolve(file);
};

const proxies = (value: string): ServerConfig["trustProxy"] => {
  if (value === "false") return false;
  if (value === "true") return 1;
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  const parts = splitList(value);
  const named = ["loopback", "linklocal", "uniquelocal"];
  if (parts.every((part) => named.includes(part) || isNetwork(part))) return parts;
  throw new Error("expected a number of proxies, or their addresses, such as 1 or 10.0.0.0/8,loopback.");
};

const isNetwork = (value: string): boolean => {
  const [address = "", bits, ...rest] = value.split("/");
  const version = isIP(address);
  if (!version || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};
