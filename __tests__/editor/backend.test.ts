/** @jest-environment node */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { site } from "../../src/content-model/entities/site";
import { backendOf, editorHosts } from "../../src/editor/backend";

/** What Sveltia itself says of its settings. */
const schemaFile = resolve(__dirname, "../../node_modules/@sveltia/cms/schema/sveltia-cms.json");
const schema = JSON.parse(readFileSync(schemaFile, "utf8")) as Parameters<typeof z.fromJSONSchema>[0] &
  object;
const backend = z.fromJSONSchema({ ...schema, $ref: "#/definitions/GitBackend" });

const avatars = "https://avatars.githubusercontent.com";

test.each([
  ["github", "https://github.com/a/b", "a/b", "https://api.github.com", ["https://api.github.com", avatars]],
  ["github", "https://git.oak.com/a/b.git", "a/b", "https://git.oak.com/api/v3", ["https://git.oak.com"]],
  ["gitlab", "https://gitlab.com/a/b/c", "a/b/c", "https://gitlab.com/api/v4", ["https://gitlab.com"]],
  ["gitlab", "https://git.oak.com/a/b/", "a/b", "https://git.oak.com/api/v4", ["https://git.oak.com"]],
  ["gitea", "https://codeberg.org/a/b", "a/b", "https://codeberg.org/api/v1", ["https://codeberg.org"]],
])("one setting for %s at %s is all that Sveltia asks for", (host, repository, repo, api, hosts) => {
  const setting = site.schema.shape.editor.parse({ host, repository, branch: "main" });
  const made = backendOf(setting);
  expect(backend.safeParse(made).error).toBeUndefined();
  expect(made).toMatchObject({ name: host, repo, branch: "main", api_root: api, auth_methods: ["token"] });
  expect(editorHosts(setting)).toEqual(expect.arrayContaining(hosts));
});

test("without a repository a checkout alone can be edited, and no host is asked", () => {
  expect(backend.safeParse(backendOf(undefined)).error).toBeUndefined();
  expect(editorHosts(undefined)).toEqual([]);
});

test("a setting that Sveltia does not know is told", () => {
  expect(backend.safeParse({ ...backendOf(undefined), app: "one" }).success).toBe(false);
});
