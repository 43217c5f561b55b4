import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serverErrorPath } from "../routes/hidden-paths";

const scripts = /<script\b[\s\S]*?<\/script>|<!-- slice-(?:start|end)[\s\S]*?-->/g;

/** A page without the scripts of its body, which would make another page of it; those of its head it needs itself. */
export const withoutScripts = (html: string): string => {
  const body = html.indexOf("<body");
  return html.slice(0, body) + html.slice(body).replace(scripts, "");
};

/** The Internal Server Error page is served in place of any other, also where scripts are what broke: finished HTML. */
export const finishServerErrorPage = (publicFolder: string): void => {
  const file = join(publicFolder, serverErrorPath);
  writeFileSync(file, withoutScripts(readFileSync(file, "utf8")));
};
