import "./preferences";
import CMS, { type CmsConfig, type EntryCollection } from "@sveltia/cms";
import * as yamlPlugin from "prettier/plugins/yaml";
import { format } from "prettier/standalone";
import { parse } from "yaml";
import prettierOptions from "../../.prettierrc.json";
import { entityNamed } from "../content-model/entities/entities";
import type { Entity } from "../content-model/entity";
import { fieldsIn } from "../content-model/records";
import { formatOf } from "./format-name";
import { momentsInUtc } from "./moments";
import { registerPreviews } from "./preview/register";
import { refuseFaults } from "./refuse";
import { tidy, type Values } from "./tidy";
import { writeYaml } from "./write-yaml";

const question = "This is not saved. Leave it all the same? A copy stays in this browser.";

/** A `navigate` event, in browsers with the Navigation API. */
interface Way extends Event {
  userInitiated: boolean;
}

declare global {
  interface Window {
    navigation?: EventTarget;
  }
}

/** Language-independent selector of the form's back button. */
const backButton = "button.back";
const readySaveButton = `${backButton} ~ button[aria-keyshortcuts$="+S"]:not(:disabled)`;

/** Places where entries are edited. Sveltia treats a new entry as changed as soon as it is opened. */
const workplace = ".content-area, dialog";

const isIn = (event: Event, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/**
 * Asks before unsaved changes are lost: by the form's back button, the browser's, or closing the window. Sveltia does
 * not ask, but keeps a copy of changes older than half a second, and offers it when the form is opened again.
 */
const askBeforeLeaving = (): void => {
  let touched = false;
  const isUnsaved = () => touched && document.querySelector(readySaveButton) !== null;
  const mustStay = () => isUnsaved() && !window.confirm(question);

  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, (event) => (touched ||= isIn(event, workplace)), true);
  addEventListener("hashchange", () => (touched = false));

  addEventListener(
    "click",
    (event) => {
      if (isIn(event, backButton) && mustStay()) event.stopImmediatePropagation();
    },
    true,
  );
  window.navigation?.addEventListener("navigate", (event) => {
    if ((event as Way).userInitiated && event.cancelable && mustStay()) event.preventDefault();
  });
  addEventListener("beforeunload", (event) => {
    if (isUnsaved()) event.preventDefault();
  });
};

/** Reads and writes one kind of file; keeps each file as it was read, by slug. */
const registerFormat = (entity: Entity, fields: EntryCollection["fields"]): void => {
  const files = new Map<unknown, string>();
  const toFile = async (values: Values): Promise<string> => {
    const before = files.get(values.slug);
    const kept = tidy(fields, values, before === undefined ? {} : fieldsIn(parse(before)));
    const text = await format(writeYaml(kept, before), {
      ...prettierOptions,
      parser: "yaml",
      plugins: [yamlPlugin],
    });
    const others = [...files].flatMap(([slug, other]) => (slug === values.slug ? [] : [other]));
    refuseFaults(entity, text, others);
    files.set(values.slug, text);
    return text;
  };
  const fromFile = (text: string): Values => {
    const values = fieldsIn(parse(text));
    files.set(values.slug, text);
    return momentsInUtc(fields, values);
  };
  CMS.registerCustomFormat(formatOf(entity.name), "yaml", { fromFile, toFile });
};

const isCheckout = /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(location.hostname);
const noHost = document.getElementById("no-host");

const config = JSON.parse(document.getElementById("editor-config")?.textContent ?? "{}") as CmsConfig;

for (const collection of config.collections ?? [])
  for (const { name, fields } of "files" in collection
    ? collection.files
    : "fields" in collection
      ? [collection]
      : [])
    registerFormat(entityNamed(name), fields);

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
    document.querySelector<HTMLLinkElement>("#preview-styles")?.href ?? "",
  );
  askBeforeLeaving();
  CMS.init({ config });
}
