import { isIP } from "node:net";
import { z } from "zod";
import { captchaProviders } from "../config/captcha-providers";
import { isKeepMonths, keepMonthsExpected } from "../config/keep-months";

const splitList = (value: string): string[] => value.split(",").map((part) => part.trim());

const filledParts = (value: string): string[] => splitList(value).filter(Boolean);

const hasProtocol = (value: string, protocol: RegExp): boolean =>
  URL.canParse(value) && protocol.test(new URL(value).protocol);

/** A value that passes a test, or an error with the expected format. */
const checked = (isValid: (value: string) => boolean, expected: string) =>
  z.string().refine(isValid, expected);

const wholeNumber = (what: string, min: number, max: number) =>
  checked(
    (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
    `expected ${what} from ${min} to ${max}.`,
  ).transform(Number);

const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, `expected one of ${values.join(", ")}.`);

const yesOrNo = z.enum(["yes", "no"], "expected yes or no.").transform((value) => value === "yes");

const hostName = checked(
  (value) => isIP(value) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value),
  "expected an address or a host name without a port, such as 127.0.0.1 or localhost.",
);

const isOrigin = (value: string): boolean =>
  hasProtocol(value, /^https?:$/) && new URL(value).origin === value.replace(/\/$/, "").toLowerCase();
const toOrigin = (value: string): string => new URL(value).origin;
const anOrigin = "expected an origin without a path, such as https://www.example.com.";

const address = (example: string) =>
  checked(
    (value) => hasProtocol(value, /^https?:$/) && !new URL(value).username && !new URL(value).password,
    `expected an address without a password, such as ${example}.`,
  ).transform((value) => new URL(value));

const isMailAddress = (value: string): boolean => /^[^\s<>"(),:;@]+@[^\s<>"(),:;@]+$/.test(value);

const toSender = (value: string): { name: string; address: string } => {
  const [, name = "", bracketed] = /^"?([^"<>]*?)"?\s*<([^<>]*)>$/.exec(value) ?? [];
  return { name, address: bracketed ?? value };
};

const recipients = checked(
  (value) => splitList(value).every(isMailAddress),
  "expected addresses, separated by commas, such as sales@example.com.",
).transform((value) => [...new Set(splitList(value))]);

export const isPostgres = (value: string): boolean => /^postgres(?:ql)?:/i.test(value);
export const sqliteFile = /^file:(?:\/\/)?(.+)$/;

const isDatabase = (value: string): boolean => {
  if (!isPostgres(value)) return sqliteFile.test(value);
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const database = url?.pathname.slice(1);
  return !!database && !database.includes("/") && !!(url?.host || url?.searchParams.has("host"));
};

const isNetwork = (value: string): boolean => {
  const [host = "", bits, ...rest] = value.split("/");
  const version = isIP(host);
  if (!version || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const isProxies = (value: string): boolean =>
  /^(?:true|false|[1-9]\d?)$/.test(value) ||
  filledParts(value).every((part) => /^(?:loopback|linklocal|uniquelocal)$/.test(part) || isNetwork(part));

const toProxies = (value: string): false | number | string[] => {
  if (value === "false") return false;
  return value === "true" ? 1 : Number(value) || filledParts(value);
};

const isSigningSecret = (value: string): boolean => {
  const [, base64 = ""] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? [];
  const { length } = Buffer.from(base64, "base64");
  return base64.length % 4 === 0 && length >= 24 && length <= 64;
};

/** The settings by name; .env.example explains them. */
export const settings = z.object({
  PORT: wholeNumber("a port", 0, 65535).default(9000),
  HOST: hostName.optional(),
  KEEP_ALIVE_SECONDS: wholeNumber("a number of seconds", 1, 3600).default(72),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: checked(
    isDatabase,
    "expected postgres://user:password@host:5432/database (special characters of the password escaped, such as %40 for @), " +
      "file:path/to/leads.db, or nothing for an SQLite file under DATA_DIR.",
  ).optional(),
  DATABASE_POOL_SIZE: wholeNumber("a number of connections", 2, 1000).default(10),
  LEADS_KEEP_MONTHS: checked(isKeepMonths, keepMonthsExpected).transform(Number).optional(),
  SITE_URL: checked(isOrigin, anOrigin).transform(toOrigin).optional(),
  HSTS_SUBDOMAINS: yesOrNo.default(false),
  TRUST_PROXY: checked(
    isProxies,
    "expected a number of proxies, or their addresses, such as 1 or 10.0.0.0/8,loopback.",
  )
    .transform(toProxies)
    .default(false),
  EDGE_COUNTRY_HEADER: checked(
    (value) => /^[a-z0-9-]+$/i.test(value),
    "expected the name of a header, such as CF-IPCountry.",
  )
    .toLowerCase()
    .optional(),
  API_KEY: z.string().optional(),
  CAPTCHA_PROVIDER: oneOf(captchaProviders).default("altcha"),
  CAPTCHA_SECRET: z.string().optional(),
  CAPTCHA_VERIFY_URL: address("https://captcha.example.com/siteverify").optional(),
  CORS_ORIGIN: checked((value) => filledParts(value).every(isOrigin), anOrigin)
    .transform((value) => filledParts(value).map(toOrigin))
    .default([]),
  RATE_LIMIT_MAX: wholeNumber("a number of requests", 1, 1_000_000).default(30),
  RATE_LIMIT_SECONDS: wholeNumber("a number of seconds", 1, 86_400).default(60),
  SMTP_URL: checked(
    (value) => hasProtocol(value, /^smtps?:$/) && new URL(value).hostname !== "",
    "expected an address such as smtp://user:password@mail.example.com:587.",
  ).optional(),
  MAIL_FROM: checked(
    (value) => isMailAddress(toSender(value).address),
    "expected an address, such as website@example.com or Example <website@example.com>.",
  )
    .transform(toSender)
    .optional(),
  MAIL_TO: recipients.optional(),
  MAIL_TO_HIRE: recipients.optional(),
  MAIL_TO_CAREER: recipients.optional(),
  MAIL_CONFIRM: yesOrNo.default(false),
  WEBHOOK_URL: address("https://crm.example.com/enquiries").optional(),
  WEBHOOK_SECRET: checked(
    isSigningSecret,
    'expected "whsec_" and 24 to 64 bytes in base64; `openssl rand -base64 32` makes them.',
  ).optional(),
  WEBHOOK_ALLOW_PRIVATE: yesOrNo.default(false),
  DELIVERY_FIRST_RETRY_SECONDS: wholeNumber("a number of seconds", 1, 21_600).default(60),
  METRICS_PORT: wholeNumber("a port", 0, 65535).optional(),
  METRICS_HOST: hostName.default("127.0.0.1"),
  LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});
