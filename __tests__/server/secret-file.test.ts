/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadOrCreateSecret } from "../../src/server/captcha/create-captcha";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "secret-"));
  file = path.join(folder, "captcha-secret");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the secret is made once, for its owner alone, and stands alone in its folder", () => {
  const secret = loadOrCreateSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(loadOrCreateSecret(folder)).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["captcha-secret"]);
});

test("the empty file of a start that was killed or found the disk full is filled", () => {
  writeFileSync(file, "");
  const secret = loadOrCreateSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(file, "utf8")).toBe(secret);
});

test("a secret that somebody shortened is named, not replaced", () => {
  writeFileSync(file, "short");
  expect(() => loadOrCreateSecret(folder)).toThrow(/captcha-secret holds no usable secret/);
  expect(readFileSync(file, "utf8")).toBe("short");
});
