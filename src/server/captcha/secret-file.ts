import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "../make-folder";
import { codeOf, messageOf } from "../thrown";

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
    const handle = openSync(draft, "wx", 0o600);
    writeFileSync(handle, randomBytes(32).toString("hex"));
    fsyncSync(handle);
    closeSync(handle);
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
