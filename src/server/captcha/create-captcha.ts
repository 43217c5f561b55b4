import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CaptchaSettings, ServerConfig } from "../env";
import { altcha } from "./altcha";
import type { CaptchaProvider } from "./captcha-provider";
import { makeFolder } from "../make-folder";
import { codeOf, messageOf } from "../errors";
import { siteVerify } from "./site-verify";

/** The secret in the data folder, created at the first start, readable only by its owner. */
export const loadOrCreateSecret = (dataDir: string): string => {
  const file = path.join(dataDir, "captcha-secret");
  makeFolder(dataDir);
  const secret = readSecret(file) || makeSecret(file);
  if (secret.length < 32) throw new Error(`${file} holds no usable secret. Delete it and start again.`);
  return secret;
};

/** The secret, or an empty text if there is none. */
const readSecret = (file: string): string => {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    return "";
  }
};

/**
 * Writes the secret to disk before it gives the file its name. If two servers start at once, both use the first one's
 * secret.
 */
const makeSecret = (file: string): string => {
  const draft = `${file}.${randomBytes(4).toString("hex")}`;
  try {
    writeFileSync(draft, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600, flush: true });
    // An empty file was never used: the start that made it was killed, or the disk was full.
    if (readSecret(file) === "") rmSync(file, { force: true });
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST")
      throw new Error(`${file} (DATA_DIR) cannot be written: ${messageOf(error)}`, { cause: error });
  } finally {
    rmSync(draft, { force: true });
  }
  return readSecret(file);
};

type CaptchaConfig = Pick<ServerConfig, "captcha" | "dataDir" | "siteUrl" | "corsOrigins">;

/**
 * The robot test that the settings choose.
 * @param shared the secret that several instances share; without it, each data folder has its own.
 */
export const createCaptcha = (config: CaptchaConfig, now: () => Date, shared?: string): CaptchaProvider => {
  const { captcha, dataDir, siteUrl, corsOrigins } = config;
  if (captcha.provider === "altcha")
    return altcha({ secret: captcha.secret ?? shared ?? loadOrCreateSecret(dataDir), now });
  // Until the site's own address is known, a test passed on any host counts, as on a developer's machine.
  const origins = siteUrl === undefined ? [] : [siteUrl, ...corsOrigins];
  return siteVerify(captcha.provider, {
    secret: captcha.secret,
    verifyUrl: captcha.verifyUrl,
    hostnames: origins.map((origin) => new URL(origin).hostname),
    now,
  });
};

/** Hosts that browsers trust without https. */
const ownMachine = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** ALTCHA uses `crypto.subtle`, which browsers offer only to pages with https. */
export const captchaMisconfiguration = (
  { provider }: CaptchaSettings,
  siteUrl: string | undefined,
): string | undefined => {
  if (provider !== "altcha" || !siteUrl?.startsWith("http:")) return undefined;
  if (ownMachine.test(new URL(siteUrl).hostname)) return undefined;
  return (
    `No form can be sent from ${siteUrl}: browsers run the robot test with https alone, or on localhost. ` +
    "Put a proxy with TLS in front and set SITE_URL=https://… (docs/operate/troubleshooting.md)."
  );
};
