/** @jest-environment node */
import { readFileSync } from "node:fs";
import { Client } from "pg";
import { parse } from "yaml";

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
