import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CaptchaProviderName } from "../../../../src/config/captcha-providers";
import { copyFolder } from "../../support/project-copy";
import { buildSettings, builtProvider, captchaSettings } from "./settings";

const parts = ["public", "dist", "content", "src", "tools", "package.json", "tsconfig.json"];

/** Replaces a file of the copy; what it was stays, for both folders link to it. */
const replaceFile = (path: string, text: string): void => {
  rmSync(path);
  writeFileSync(path, text);
};

/** The name of the provider is baked into one script, and every provider's part is in every build. */
const changeProvider = (folder: string, provider: CaptchaProviderName): void => {
  const publicFolder = join(folder, "public");
  const baked = `provider:"${builtProvider}"`;
  // A copy that was built before has that build's script too.
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
 * The configured site with another robot test, without one more build of a minute: its pages differ in the name of the
 * provider alone, and what the server is told of them is written by the build's own step.
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
