import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const root = resolve(__dirname, "../../..");
const folder = join(root, ".second-build");

/** One more page of each of these kinds, by adding one file: a sibling's, under another slug. */
export const addedPages = [
  { from: "hire/react-js-developer", slug: "svelte-developers", path: "/hire/svelte-developers" },
  { from: "services/web-development", slug: "data-engineering", path: "/services/data-engineering" },
  { from: "blogs/choose-reactjs-for-web-development", slug: "choose-svelte", path: "/blog/choose-svelte" },
  { from: "case-studies/sales-engagement-tool", slug: "tide-tables", path: "/portfolio/tide-tables" },
];

/** What tells a page of the second build. */
export const mark = 'data-build="second"';

const edit = (path: string, change: (text: string) => string, target = path): void =>
  writeFileSync(join(folder, target), change(readFileSync(join(folder, path), "utf8")));

const tracked = (): string[] =>
  execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);

const copySources = (): void => {
  rmSync(folder, { recursive: true, force: true });
  for (const file of tracked()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // Links cost no room; a symbolic link would make Gatsby resolve modules in two places.
  execFileSync("cp", ["-al", join(root, "node_modules"), join(folder, "node_modules")]);
  cpSync(join(root, ".cache"), join(folder, ".cache"), { recursive: true });
  cpSync(join(root, "public/static"), join(folder, "public/static"), { recursive: true });
};

/**
 * Builds the project again, in a folder of its own, with one more file of several kinds and with a template changed, so
 * that its scripts have other names: what a next deployment looks like to a page that is open. Answers the folder.
 */
export const makeSecondBuild = (): string => {
  copySources();
  for (const { from, slug } of addedPages) {
    const ending = ".yaml";
    const target = join("content", dirname(from), `${slug}${ending}`);
    edit(`content/${from}${ending}`, (yaml) => yaml.replace(/^slug: .*/m, `slug: ${slug}`), target);
  }
  edit("src/sections/counters/counters.tsx", (code) =>
    code.replace("<section className={styles.band}", `<section ${mark} className={styles.band}`),
  );
  execFileSync("npm", ["run", "build"], { cwd: folder, stdio: "pipe", env: { ...process.env, CI: "true" } });
  return folder;
};
