import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CaptchaProviderName } from "../../../../src/config/captcha-providers";
import { copyFolder } from "../../support/project-copy";
import { buildSettings, builtProvider, captchaSettings } from "./settings";

const parts = ["public", "dist", "content", "src", "tools", "package.json", "tsconfig.json"];

/** Replaces a file of the copy. Deletes it first, because both folders hard-link to it. */
const replaceFile = (path: string, text: string): void => {
  rmSync(path);
  writeFileSync(path, text);
};

/** The provider's name is in one script only, and every build contains the code of all providers. */
const changeProvider = (folder: string, provider: CaptchaProviderName): void => {
  const publicFolder = join(folder, "public");
  const baked = `provider:"${builtProvider}"`;
  // A folder from an earlier run contains that build's script too.
  const paths = readdirSync(publicFolder)
    .filter((name) => /^app-.*\.js$/.test(name))
    .map((name) => join(publicFolder, name))
    .filter((file) => readFileSync(file, "utf8").includes(baked));
  if (paths.length === 0) throw new Error(`No script of the build has ${baked} in it.`);
  for (const path of paths) {
    replaceFile(path, readFileSync(path, "utf8").replace(baked, `provider:"${provider}"`));
    for (const ending of [".br", ".gz"]) rmSync(path + ending, { force: true });
  }
};

/**
 * Makes the configured site with another captcha without another build, which would take a minute: the pages differ
 * only in the provider's name, and the build's own step writes the server's content.
 */
export const makeProviderFolder = (built: string, provider: CaptchaProviderName): void => {
  const folder = copyFolder(provider);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync("cp", ["-al", ...parts.map((part) => join(built, part)), folder]);
  changeProvider(folder, provider);
  rmSync(join(folder, "dist/content.json"));
  const step = `require("./tools/build/write-server-content").writeServerContent(process.cwd())`;
  const env = { ...process.env, ...buildSettings, ...captchaSettings(provider) };
  execFileSync(join(built, "node_modules/.bin/tsx"), ["-e", step], { cwd: folder, stdio: "pipe", env });
};
