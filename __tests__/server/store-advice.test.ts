/** @jest-environment node */
import { openStore } from "../../src/server/store/open-store";
import { toFailure } from "../../src/server/store/postgres/failure";
import { connectionOf } from "../../src/server/store/postgres/session";

test("a certificate of an unknown authority names both ways out", () => {
  const error = Object.assign(new Error("self-signed certificate"), { code: "SELF_SIGNED_CERT_IN_CHAIN" });
  expect(toFailure(error).message).toMatch(/self-signed.*DATABASE_URL.*sslrootcert=.*sslmode=no-verify/);
});

test.each(["25006", "42501"])("a server that takes no writes (%s) names the setting", (code) => {
  expect(toFailure(Object.assign(new Error("no"), { code })).message).toMatch(/DATABASE_URL/);
});

test.each([
  ["require&a=b", "verify-full&a=b"],
  ["prefer", "verify-full"],
  ["no-verify", "no-verify"],
  ["require&uselibpqcompat=true", "require&uselibpqcompat=true"],
])("sslmode=%s is asked for as %s, without a warning of the driver", (written, asked) => {
  const url = `postgres://me@db/leads?sslmode=${written}`;
  expect(connectionOf({ engine: "postgres", url, poolSize: 2 }).connectionString).toBe(
    `postgres://me@db/leads?sslmode=${asked}`,
  );
});

test("a folder where nothing can be made ends the start with its name", async () => {
  await expect(openStore("/proc/x/leads.db")).rejects.toThrow(/^The store at \/proc\/x.*DATA_DIR.*ENOENT/);
});
