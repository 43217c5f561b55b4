/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { EnvironmentError, readEnvironment } from "../../src/server/env";
import { settings } from "../../src/server/settings";

test("nothing has to be set", () => {
  expect(readEnvironment({})).toMatchObject({
    port: 9000,
    host: undefined,
    dataDir: path.resolve("data"),
    database: { engine: "sqlite", file: path.resolve("data/leads.db") },
    trustProxy: false,
    edgeCountryHeader: undefined,
    captcha: { provider: "altcha", secret: undefined },
    corsOrigins: [],
    keepMonths: undefined,
    mail: undefined,
    webhook: undefined,
    metrics: undefined,
    firstRetryMs: 60_000,
  });
});

test("an empty value counts as unset", () => {
  expect(readEnvironment({ PORT: "", HOST: " ", DATABASE_URL: "" })).toEqual(readEnvironment({}));
});

test.each([
  [{ PORT: "8080" }, { port: 8080 }],
  [{}, { keepAliveMs: 72_000 }],
  [{ KEEP_ALIVE_SECONDS: "620" }, { keepAliveMs: 620_000 }],
  [{ HOST: "0.0.0.0" }, { host: "0.0.0.0" }],
  [{ METRICS_PORT: "9464" }, { metrics: { port: 9464, host: "127.0.0.1" } }],
  [{ METRICS_PORT: "9464", METRICS_HOST: "10.0.0.1" }, { metrics: { port: 9464, host: "10.0.0.1" } }],
  [{ DATA_DIR: "/var/leads" }, { database: { engine: "sqlite", file: "/var/leads/leads.db" } }],
  [{ DATABASE_URL: "file:/srv/x.db" }, { database: { engine: "sqlite", file: "/srv/x.db" } }],
  [{ DATABASE_URL: "file:///srv/x.db" }, { database: { engine: "sqlite", file: "/srv/x.db" } }],
  [
    { DATABASE_URL: "postgres://me:p%40ss@db:6432/leads?sslmode=verify-full" },
    {
      database: {
        engine: "postgres",
        url: "postgres://me:p%40ss@db:6432/leads?sslmode=verify-full",
        poolSize: 10,
      },
    },
  ],
  [
    { DATABASE_URL: "postgresql:///leads?host=/run/postgresql", DATABASE_POOL_SIZE: "5" },
    { database: { engine: "postgres", url: "postgresql:///leads?host=/run/postgresql", poolSize: 5 } },
  ],
  [{ SITE_URL: "https://www.example.com/" }, { siteUrl: "https://www.example.com" }],
  [{ TRUST_PROXY: "true" }, { trustProxy: 1 }],
  [{ TRUST_PROXY: "2" }, { trustProxy: 2 }],
  [{ TRUST_PROXY: "false" }, { trustProxy: false }],
  [{ TRUST_PROXY: "10.0.0.0/8, loopback,::1" }, { trustProxy: ["10.0.0.0/8", "loopback", "::1"] }],
  [{ EDGE_COUNTRY_HEADER: "CF-IPCountry" }, { edgeCountryHeader: "cf-ipcountry" }],
  [
    { CORS_ORIGIN: "https://a.example, http://b.example:8080" },
    { corsOrigins: ["https://a.example", "http://b.example:8080"] },
  ],
  [{ CAPTCHA_SECRET: "k".repeat(32) }, { captcha: { provider: "altcha", secret: "k".repeat(32) } }],
  [
    { CAPTCHA_PROVIDER: "hcaptcha", CAPTCHA_SECRET: "ES_1" },
    { captcha: { provider: "hcaptcha", secret: "ES_1", verifyUrl: undefined } },
  ],
  [
    { CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SECRET: "0x1", CAPTCHA_VERIFY_URL: "https://a.example/verify" },
    { captcha: { provider: "turnstile", secret: "0x1", verifyUrl: "https://a.example/verify" } },
  ],
  [{ LEADS_KEEP_MONTHS: "12" }, { keepMonths: 12 }],
  [{ RATE_LIMIT_MAX: "5", RATE_LIMIT_SECONDS: "10" }, { rateLimit: { max: 5, windowSeconds: 10 } }],
])("%j is understood", (env, expected) => {
  expect(readEnvironment(env)).toMatchObject(expected);
});

test.each([
  ["PORT", "80a"],
  ["PORT", "70000"],
  ["HOST", "http://x"],
  ["HOST", "localhost:9000"],
  ["DATABASE_URL", "postgres://db"],
  ["DATABASE_URL", "postgres://db/leads/2"],
  ["DATABASE_URL", "postgres:leads"],
  ["DATABASE_URL", "mysql://db/leads"],
  ["DATABASE_POOL_SIZE", "1"],
  ["DATABASE_URL", "leads.db"],
  ["SITE_URL", "www.example.com"],
  ["SITE_URL", "https://www.example.com/shop"],
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["EDGE_COUNTRY_HEADER", "CF IPCountry"],
  ["CAPTCHA_PROVIDER", "magic"],
  ["CORS_ORIGIN", "*"],
  ["RATE_LIMIT_MAX", "0"],
  ["LEADS_KEEP_MONTHS", "0"],
  ["LEADS_KEEP_MONTHS", "forever"],
  ["LOG_LEVEL", "loud"],
  ["MAIL_FROM", "website"],
  ["MAIL_TO", "sales@example.com; boss@example.com"],
  ["MAIL_CONFIRM", "true"],
  ["DELIVERY_FIRST_RETRY_SECONDS", "0"],
])("%s=%s is refused by name", (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(`${name}=${value}: expected `);
});

test("a provider of somebody else's needs its secret, and an address without a password", () => {
  const read = () =>
    readEnvironment({ CAPTCHA_PROVIDER: "recaptcha", CAPTCHA_VERIFY_URL: "https://me:hunter2@a.example/" });
  expect(read).toThrow("CAPTCHA_SECRET: expected the secret key that recaptcha gave you");
  expect(read).toThrow("CAPTCHA_VERIFY_URL=https://…@a.example/: expected an address without a password");
});

const mail = {
  SMTP_URL: "smtp://me:hunter2@mail.example.com:587",
  MAIL_FROM: "Kiln <website@example.com>",
  MAIL_TO: "sales@example.com, boss@example.com",
};

test("mail goes to those who answer that kind of enquiry", () => {
  expect(readEnvironment({ ...mail, MAIL_TO_CAREER: "jobs@example.com", MAIL_CONFIRM: "yes" }).mail).toEqual({
    url: mail.SMTP_URL,
    from: { name: "Kiln", address: "website@example.com" },
    to: {
      contact: ["sales@example.com", "boss@example.com"],
      hire: ["sales@example.com", "boss@example.com"],
      career: ["jobs@example.com"],
    },
    confirm: true,
  });
});

test.each(Object.keys(mail))("mail without %s is a fault", (name) => {
  expect(() => readEnvironment({ ...mail, [name]: "" })).toThrow(`${name}: expected `);
});

test("a mail server's password is not repeated", () => {
  const read = () => readEnvironment({ ...mail, SMTP_URL: "http://me:hunter2@/x" });
  expect(read).toThrow("SMTP_URL: expected ");
  expect(read).not.toThrow(/hunter/);
  const withoutHost = () => readEnvironment({ DATABASE_URL: "postgres://website:hunter7/main" });
  expect(withoutHost).toThrow("DATABASE_URL=postgres://website:…/main: expected ");
});

const webhookSecret = `whsec_${"k".repeat(32)}`;

test("a webhook needs its secret, and the secret its webhook", () => {
  const env = { WEBHOOK_URL: "https://crm.example.com/in", WEBHOOK_SECRET: webhookSecret };
  expect(readEnvironment(env).webhook).toEqual({
    url: new URL(env.WEBHOOK_URL),
    secret: webhookSecret,
    allowPrivate: false,
  });
  expect(() => readEnvironment({ ...env, WEBHOOK_SECRET: "" })).toThrow("WEBHOOK_SECRET: expected ");
  expect(() => readEnvironment({ ...env, WEBHOOK_URL: "" })).toThrow("WEBHOOK_URL: expected ");
  expect(() => readEnvironment({ ...env, WEBHOOK_SECRET: "whsec_hunter2" })).toThrow(
    /^(?!.*hunter)[^]*24 to 64/,
  );
});

test.each([
  "http://crm.example.com/",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://[::1]/",
  "https://[::ffff:10.0.0.1]/",
  "https://localhost:8080/",
])("a webhook to %s has to be allowed", (WEBHOOK_URL) => {
  const env = { WEBHOOK_URL, WEBHOOK_SECRET: webhookSecret };
  expect(() => readEnvironment(env)).toThrow("WEBHOOK_ALLOW_PRIVATE=yes");
  expect(readEnvironment({ ...env, WEBHOOK_ALLOW_PRIVATE: "yes" }).webhook).toBeDefined();
});

test("a fault of one setting hides none of those beside it, and asks for no secret of a provider that is none", () => {
  expect(() => readEnvironment({ WEBHOOK_URL: "0", MAIL_CONFIRM: "yes" })).toThrow(
    /WEBHOOK_URL: .*\n.*SMTP_URL: .*\n.*MAIL_FROM: .*\n.*MAIL_TO: .*\n.*WEBHOOK_SECRET: /,
  );
  expect(() => readEnvironment({ CAPTCHA_PROVIDER: "magic" })).not.toThrow("CAPTCHA_SECRET");
});

test("every fault is named at once", () => {
  const read = () => readEnvironment({ PORT: "x", HOST: "a b", LOG_LEVEL: "loud" });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(/PORT=x: .*\n.*HOST=a b: .*\n.*LOG_LEVEL=loud: /);
});

test("a fault repeats no secret", () => {
  const read = () =>
    readEnvironment({
      CAPTCHA_SECRET: "hunter2",
      DATABASE_URL: "postgres://me:hunter3/hunter4@hunter5@db:port/leads?password=hunter6",
    });
  expect(read).toThrow("CAPTCHA_SECRET: expected at least 32 characters.");
  expect(read).toThrow("DATABASE_URL=postgres://…@db:port/leads?…: expected ");
  expect(read).not.toThrow(/hunter/);
});

/** A file of settings as systemd and Docker read it: no shell, so a value goes on to the end of its line. */
const readLiterally = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split("\n")
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );

test(".env.example has the server's settings, each with its default", () => {
  const [ofServer = ""] = readFileSync(".env.example", "utf8").split("# --- Site, read at build time");
  const shown = readLiterally(ofServer);
  expect(Object.keys(shown).sort()).toEqual(Object.keys(settings.shape).sort());
  // Its default is what the pages were built to say.
  expect(readEnvironment(shown)).toEqual({ ...readEnvironment({}), keepMonths: 24 });
});

/** Blocks of nothing but settings and comments. */
const settingsIn = (document: string): string[] =>
  [...document.matchAll(/^```sh\n(.*?)^```/gms)]
    .map(([, block]) => block!)
    .filter((block) =>
      block.split("\n").every((line) => !line || /^(?:#|[A-Z_]+=\S*(?: <\S+>)?(?: +#|$))/.test(line)),
    );

test("settings in documents and shipped files can be used as they stand", () => {
  const root = path.resolve(__dirname, "../..");
  const folder = path.join(root, "docs/operate");
  const shown = readdirSync(folder).flatMap((name) =>
    settingsIn(readFileSync(path.join(folder, name), "utf8")),
  );
  const files = ["deploy/website.env", ".env.example"].map((name) =>
    readFileSync(path.join(root, name), "utf8"),
  );
  expect(shown.length).toBeGreaterThan(2);
  const known = Object.keys(readLiterally(files[1]!));
  for (const block of [...shown, ...files]) {
    const settings = readLiterally(block);
    expect(known).toEqual(expect.arrayContaining(Object.keys(settings)));
    // An address without the secret that is made for it is a fault of its own.
    const secret = settings.WEBHOOK_URL ? { WEBHOOK_SECRET: `whsec_${"a".repeat(43)}=` } : {};
    expect(() => readEnvironment({ ...settings, ...secret })).not.toThrow();
    for (const value of Object.values(settings)) expect(value).not.toMatch(/\s#|\$\(|^["']/);
  }
});
