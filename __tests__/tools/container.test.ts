/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { parse } from "yaml";

const letIn = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("!"))
  .map((line) => new RegExp(`^${line.slice(1).replaceAll(".", "\\.").replaceAll("*", ".*")}(/|$)`));

/** What the build runs and bundles; the other tools stay outside. */
const sources = [
  ...["src", "tools/build"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  ),
  ...readdirSync(".").filter((name) => name.startsWith("gatsby-")),
  join("tools", "build.ts"),
].filter((path) => /\.tsx?$/.test(path));

test("the container gets each file that the build imports", () => {
  expect(sources.length).toBeGreaterThan(100);
  const missing = sources.flatMap((source) =>
    [...readFileSync(source, "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)]
      .map(([, path]) => join(dirname(source), path!))
      .filter((path) => !letIn.some((pattern) => pattern.test(path)))
      .map((path) => `${source} imports ${path}`),
  );
  expect(missing).toEqual([]);
});

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
