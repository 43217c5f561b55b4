/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { lastChanges } from "../../src/plugins/site-plugins";
import { pathOf } from "../../src/routes/page-table";
import { content } from "../support/content";
import { hasEntry } from "../support/named-entries";

const work = mkdtempSync(join(tmpdir(), "changes-"));
const root = join(work, "site");
const shallow = join(work, "shallow");
afterAll(() => rmSync(work, { recursive: true, force: true }));

const day = "2026-03-04T05:06:07Z";
const git = (...args: string[]) =>
  execFileSync("git", args, {
    cwd: root,
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: "test", HOME: work, GIT_COMMITTER_DATE: day },
      ...{ GIT_AUTHOR_NAME: "A", GIT_AUTHOR_EMAIL: "a@kiln.example" },
      ...{ GIT_COMMITTER_NAME: "A", GIT_COMMITTER_EMAIL: "a@kiln.example" },
    },
    stdio: "ignore",
  });

beforeAll(() =>
  cpSync(resolve(__dirname, "../../content"), join(root, "content"), {
    recursive: true,
    filter: (file) => !/\/images$/.test(file),
  }),
);

const slug = "choose-reactjs-for-web-development";
const testArticle = hasEntry(`blogs/${slug}`) ? test : test.skip;
const article = pathOf("article", slug);
const { createdAt } = content<{ createdAt: string }>(`blogs/${slug}`);

testArticle("without git, only pages whose file names a day have one", () => {
  const changes = lastChanges(root);
  expect(changes.get(article)).toBe(createdAt);
  expect(changes.get("/about")).toBeUndefined();
});

test("git tells it also of a file whose name has quotation marks, letters with accents and blanks", () => {
  const named = join(root, "content/legal", '  a "fine" café.yaml');
  writeFileSync(named, "slug: fine-print\n");
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "feat: all");
  expect(new Date(lastChanges(root).get(pathOf("legal-page", "fine-print")) ?? "")).toEqual(new Date(day));
  rmSync(named);
  rmSync(join(root, ".git"), { recursive: true });
});

testArticle("git tells the day of the others; not in a shallow clone", () => {
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "feat: all");
  git("commit", "-qm", "feat: more", "--allow-empty");
  const changes = lastChanges(root);
  expect(new Date(changes.get("/about") ?? "")).toEqual(new Date(day));
  expect(changes.get(article)).toBe(createdAt);
  git("clone", "-q", "--depth", "1", `file://${root}`, shallow);
  expect(lastChanges(shallow).get("/about")).toBeUndefined();
});
