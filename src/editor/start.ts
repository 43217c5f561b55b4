import "./preferences";
import CMS, { type CmsConfig, type EntryCollection } from "@sveltia/cms";
import * as yamlPlugin from "prettier/plugins/yaml";
import { format } from "prettier/standalone";
import { parse } from "yaml";
import prettierOptions from "../../.prettierrc.json";
import { fieldsIn } from "../content-model/records";
import { momentsInUtc } from "./moments";
import { registerPreviews } from "./preview/register";
import { tidy, type Values } from "./tidy";
import { askBeforeLeaving } from "./unsaved";
import { writeYaml } from "./write-yaml";

/** Reads and writes one kind of file; keeps each file as it was read, by slug. */
const registerFormat = (name: string, fields: EntryCollection["fields"]): void => {
  const files = new Map<unknown, string>();
  const toFile = async (values: Values): Promise<string> => {
    const before = files.get(values.slug);
    const kept = tidy(fields, values, before === undefined ? {} : fieldsIn(parse(before)));
    const text = await format(writeYaml(kept, before), {
      ...prettierOptions,
      parser: "yaml",
      plugins: [yamlPlugin],
    });
    files.set(values.slug, text);
    return text;
  };
  const fromFile = (text: string): Values => {
    const values = fieldsIn(parse(text));
    files.set(values.slug, text);
    return momentsInUtc(fields, values);
  };
  CMS.registerCustomFormat(name, "yaml", { fromFile, toFile });
};

const isCheckout = /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(location.hostname);
const noHost = document.getElementById("no-host");

const config = JSON.parse(document.getElementById("editor-config")!.textContent) as CmsConfig;

for (const collection of config.collections ?? [])
  for (const { format: name, fields } of "files" in collection
    ? collection.files
    : "fields" in collection
      ? [collection]
      : [])
    registerFormat(name!, fields);

/** Kinds with several files, each named after its slug. */
const collections = new Set(
  (config.collections ?? []).flatMap((each) => ("folder" in each ? [each.name] : [])),
);

CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) =>
    collections.has(entry.get("collection")) ? entry.setIn(["data", "slug"], entry.get("slug")) : entry,
});

/** Without a repository there is nothing to sign in to. */
const hideSignIn = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".buttons .button.secondary { display: none }");
  document.adoptedStyleSheets.push(sheet);
};

if (noHost && !isCheckout) noHost.hidden = false;
else {
  if (noHost) hideSignIn();
  registerPreviews(
    (config.collections ?? []).flatMap((each) =>
      "editor" in each && each.editor?.preview ? [each.name] : [],
    ),
    document.querySelector<HTMLLinkElement>("#preview-styles")!.href,
  );
  askBeforeLeaving();
  CMS.init({ config });
}
