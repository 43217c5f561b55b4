import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serverErrorPath } from "../routes/hidden-paths";

const scripts = /<script\b[\s\S]*?<\/script>|<!-- slice-(?:start|end)[\s\S]*?-->/g;

/** Removes the scripts in a page's body, which would render another page in its place. The head's scripts stay. */
export const withoutScripts = (html: string): string => {
  const body = html.indexOf("<body");
  return html.slice(0, body) + html.slice(body).replace(scripts, "");
};

/** The page for status 500 is served at any URL, also when scripts have failed, so it must work without them. */
export const finishServerErrorPage = (publicFolder: string): void => {
  const file = join(publicFolder, serverErrorPath);
  writeFileSync(file, withoutScripts(readFileSync(file, "utf8")));
};
