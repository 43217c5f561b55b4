import path from "node:path";
import type { z } from "zod";
import { siteVerifyProviders } from "../config/captcha-providers";
import { textAt } from "../content-model/records";
import { isPrivateHost } from "./outbox/webhook/private-addresses";
import { isPostgres, settings, sqliteFile } from "./settings";
import type { StorePlace } from "./store/place";

type Settings = z.output<typeof settings>;

/** A missing or wrong setting that other settings require. */
const beside = (name: keyof Settings, expected: string) => ({
  path: [name],
  error: `expected ${expected}.`,
  // Reported together with the faults of single settings.
  when: () => true,
});

const asksForMail = (set: Settings): unknown =>
  set.SMTP_URL ??
  set.MAIL_FROM ??
  set.MAIL_TO ??
  set.MAIL_TO_HIRE ??
  (set.MAIL_TO_CAREER || set.MAIL_CONFIRM === true);

const hasOthers = "as other settings of mail are there";

const serverConfig = settings
  .refine((set) => set.CAPTCHA_SECRET || !siteVerifyProviders.some((name) => name === set.CAPTCHA_PROVIDER), {
    ...beside("CAPTCHA_SECRET", ""),
    error: ({ input }) =>
      `expected the secret key that ${textAt(input, "CAPTCHA_PROVIDER")} gave you for your site key.`,
  })
  .refine(
    (set) => set.CAPTCHA_PROVIDER !== "altcha" || !set.CAPTCHA_SECRET || set.CAPTCHA_SECRET.length >= 32,
    beside("CAPTCHA_SECRET", "at least 32 characters"),
  )
  .refine(
    (set) => set.SMTP_URL || !asksForMail(set),
    beside("SMTP_URL", `the mail server, such as smtp://user:password@mail.example.com:587, ${hasOthers}`),
  )
  .refine(
    (set) => set.MAIL_FROM || !asksForMail(set),
    beside("MAIL_FROM", `an address of your own domain, such as website@example.com, ${hasOthers}`),
  )
  .refine(
    (set) => set.MAIL_TO || !asksForMail(set),
    beside("MAIL_TO", `who is told of enquiries, such as sales@example.com, ${hasOthers}`),
  )
  .refine(
    (set) => set.WEBHOOK_SECRET || !set.WEBHOOK_URL,
    beside("WEBHOOK_SECRET", "the secret that signs what goes to WEBHOOK_URL"),
  )
  .refine(
    (set) => set.WEBHOOK_URL || !set.WEBHOOK_SECRET,
    beside("WEBHOOK_URL", "an address, as WEBHOOK_SECRET is there"),
  )
  .refine(
    ({ WEBHOOK_URL: url, WEBHOOK_ALLOW_PRIVATE: isAllowed }) =>
      !(url instanceof URL) || isAllowed || !isPrivateHost(url.hostname),
    { path: ["WEBHOOK_URL"], error: "expected an address on the public net, or WEBHOOK_ALLOW_PRIVATE=yes." },
  )
  .refine(
    // http is refused because leads contain names and phone numbers.
    ({ WEBHOOK_URL: url, WEBHOOK_ALLOW_PRIVATE: isAllowed }) => url?.protocol !== "http:" || isAllowed,
    { path: ["WEBHOOK_URL"], error: "expected https, or WEBHOOK_ALLOW_PRIVATE=yes." },
  )
  .transform((set) => {
    const dataDir = path.resolve(set.DATA_DIR);
    return {
      port: set.PORT,
      /** Undefined: every address, IPv6 and IPv4. */
      host: set.HOST,
      dataDir,
      database: storePlace(set, dataDir),
      /** How long an idle connection stays open. */
      keepAliveMs: 1000 * set.KEEP_ALIVE_SECONDS,
      /** The site's own origin, without a trailing slash; undefined until it is known. */
      siteUrl: set.SITE_URL,
      /** Whether browsers must use https for all subdomains of the site's host too. */
      hstsSubdomains: set.HSTS_SUBDOMAINS,
      /** Trusted proxies, whose forwarding headers are used: a number of hops, or addresses. */
      trustProxy: set.TRUST_PROXY,
      edgeCountryHeader: set.EDGE_COUNTRY_HEADER,
      /** Undefined: the key in the built pages. */
      apiKey: set.API_KEY,
      /** How long leads are kept. Undefined: as long as the built privacy page says. */
      keepMonths: set.LEADS_KEEP_MONTHS,
      captcha: captcha(set),
      corsOrigins: set.CORS_ORIGIN,
      rateLimit: { max: set.RATE_LIMIT_MAX, windowSeconds: set.RATE_LIMIT_SECONDS },
      /** Undefined: nobody is notified this way. */
      mail: mail(set),
      webhook: webhook(set),
      /** The pause after a delivery's first failure. */
      firstRetryMs: 1000 * set.DELIVERY_FIRST_RETRY_SECONDS,
      logLevel: set.LOG_LEVEL,
      /** Undefined: metrics are not served. */
      metrics:
        set.METRICS_PORT === undefined ? undefined : { port: set.METRICS_PORT, host: set.METRICS_HOST },
    };
  });

const storePlace = (set: Settings, dataDir: string): StorePlace => {
  const { DATABASE_URL: url, DATABASE_POOL_SIZE: poolSize } = set;
  if (url && isPostgres(url)) return { engine: "postgres", url, poolSize };
  const [, file] = sqliteFile.exec(url ?? "") ?? [];
  return { engine: "sqlite", file: file ? path.resolve(file) : path.join(dataDir, "leads.db") };
};

const captcha = ({
  CAPTCHA_PROVIDER: provider,
  CAPTCHA_SECRET: secret,
  CAPTCHA_VERIFY_URL: url,
}: Settings) =>
  provider === "altcha"
    ? /** Without a secret, the server creates one at its first start. */ { provider, secret }
    : /** Undefined: the provider's own address. */ {
        provider,
        secret: secret ?? "",
        verifyUrl: url?.href,
      };

const mail = ({ SMTP_URL: url, MAIL_FROM: from, MAIL_TO: contact, ...set }: Settings) =>
  url && from && contact
    ? {
        /** URL of the mail server, with user and password. */
        url,
        /** An address of the company's domain, because the mail server may not send for other domains. */
        from,
        to: { contact, hire: set.MAIL_TO_HIRE ?? contact, career: set.MAIL_TO_CAREER ?? contact },
        /** Whether the visitor gets a mail too. */
        confirm: set.MAIL_CONFIRM,
      }
    : undefined;

const webhook = ({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: secret,
  WEBHOOK_ALLOW_PRIVATE: allowPrivate,
}: Settings) => (url && secret ? { url, secret, allowPrivate } : undefined);

/** Settings of the server, read once at start. */
export type ServerConfig = z.output<typeof serverConfig>;
export type CaptchaSettings = ServerConfig["captcha"];
export type MailSettings = NonNullable<ServerConfig["mail"]>;
export type WebhookSettings = NonNullable<ServerConfig["webhook"]>;

/** All wrong settings of the environment at once, one line each. */
export class EnvironmentError extends Error {
  constructor(faults: string[]) {
    super(["The environment has settings that cannot be used:", ...faults].join("\n  "));
    this.name = "EnvironmentError";
  }
}

/** Settings whose values are never printed. */
const secretive = /SECRET$|^SMTP_URL$|^WEBHOOK_URL$/;

/**
 * Hides what may be a password: an unescaped one may contain any character, a query may contain one, and the host may
 * be missing.
 */
const hidePassword = (value: string): string =>
  value
    .replace(/\/\/.*@/, "//…@")
    .replace(/^(postgres(?:ql)?:\/\/[^/:@]*):[^/@]*/i, "$1:…")
    .replace(/\?.*/, "?…");

/**
 * Reads and checks the settings; an empty value counts as unset.
 * @throws EnvironmentError naming every fault.
 */
export const readEnvironment = (env: Record<string, string | undefined>): ServerConfig => {
  const set = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const { data, error } = serverConfig.safeParse(set);
  if (data) return data;
  throw new EnvironmentError(
    error.issues.map(({ path: [name], message }) => {
      const value = textAt(set, String(name));
      const isShown = value !== undefined && !secretive.test(String(name));
      return `${String(name)}${isShown ? `=${hidePassword(value)}` : ""}: ${message}`;
    }),
  );
};
