/** @jest-environment node */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { Client } from "pg";
import { parse } from "yaml";
import { testContent } from "../server/support/content";
import { startLeadServer } from "../server/support/lead-server";
import { makeSite } from "../server/support/site-folder";

test("a password of any letters reaches the database, since it stands in no address", () => {
  const { services } = parse(readFileSync("compose.yaml", "utf8")) as {
    services: { website: { environment: Record<string, string> } };
  };
  const { DATABASE_URL: address, PGPASSWORD } = services.website.environment;
  expect(address).not.toContain("$");
  const written = process.env.PGPASSWORD;
  process.env.PGPASSWORD = PGPASSWORD!.replace(/\$\{POSTGRES_PASSWORD[^}]*\}/, "ab/c?d#e+f==@g");
  try {
    expect(new Client({ connectionString: address })).toMatchObject({
      ...{ host: "database", database: "website", user: "website" },
      password: "ab/c?d#e+f==@g",
    });
  } finally {
    if (written === undefined) delete process.env.PGPASSWORD;
    else process.env.PGPASSWORD = written;
  }
});

test("the container has the Node that newcomers are given", () => {
  const version = readFileSync(".nvmrc", "utf8").trim();
  const dockerfile = readFileSync("Dockerfile", "utf8");
  expect(dockerfile).toContain(`FROM node:${version}-`);
  expect(dockerfile).toContain(`'nodejs=~${version}'`);
});

test.each([
  ["127.0.0.1", "", ""],
  ["127.0.0.1", "/agency", "127.0.0.1"],
  ["127.0.0.2", "", "127.0.0.2"],
  ["::1", "/agency", "::1"],
])("the health check finds a server at %s below %j with HOST=%s", async (host, pathPrefix, HOST) => {
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const [, json = ""] = /HEALTHCHECK[^\n]*\\\n\s*CMD (\[.*\])/.exec(dockerfile) ?? [];
  const [, ...check] = JSON.parse(json) as string[];
  const content = testContent({ client: { ...testContent().client, pathPrefix } });
  const { folder, remove } = makeSite({ "dist/content.json": JSON.stringify(content) });
  const server = await startLeadServer({}, { content });
  await server.app.listen({ host, port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const env = { PATH: process.env.PATH, HOST, PORT: String(port) };
  const run = () => promisify(execFile)(process.execPath, check, { cwd: folder, env });
  try {
    await run();
  } finally {
    await server.close();
  }
  await expect(run()).rejects.toMatchObject({ code: 1 });
  remove();
});

test("the container's user is a number, which Kubernetes wants to see", () => {
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const [, user = ""] = /^USER (\d+)$/m.exec(dockerfile) ?? [];
  expect(dockerfile).toContain(`adduser -D -H -u ${user} `);
});
