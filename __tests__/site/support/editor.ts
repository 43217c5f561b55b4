import { readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Page } from "@playwright/test";
import { filesUnder } from "../../../src/content-model/check/files-under";
import { editorPath } from "../../../src/config/editor";
import { entities } from "../../../src/content-model/entities/entities";
import { isCollection, ownsFile } from "../../../src/content-model/entity";
import { wordsOf } from "../../../src/editor/words";
import { expect as expectSoon } from "./test";

/** The editor renders hundreds of fields at once, which takes longer on a slow machine than a page of the site. */
export const expect = expectSoon.configure({ timeout: 30_000 });

export const root = resolve(__dirname, "../../..");
export const texts = new Map(
  filesUnder(join(root, "content"), /\.yaml$/).map((file) => [
    relative(root, file).split(sep).join("/"),
    readFileSync(file, "utf8"),
  ]),
);

/** Replaces the folder picker: returns the browser's own file system with the checkout's files. */
const pickCheckout = async (page: Page): Promise<void> => {
  await page.evaluate(
    async (files) => {
      const checkout = await navigator.storage.getDirectory();
      await checkout.getDirectoryHandle(".git", { create: true });
      for (const [path, text] of files) {
        const names = path.split("/");
        let folder = checkout;
        for (const name of names.slice(0, -1))
          folder = await folder.getDirectoryHandle(name, { create: true });
        const file = await folder.getFileHandle(names.at(-1)!, { create: true });
        const writer = await file.createWritable();
        await writer.write(text);
        await writer.close();
      }
      Object.assign(window, { showDirectoryPicker: () => Promise.resolve(checkout) });
    },
    [...texts],
  );
};

export const fileOf = (kind: string): string | undefined => {
  const entity = entities.find(({ name }) => name === kind)!;
  return [...texts.keys()].find((path) => ownsFile(entity, path.replace("content/", "")));
};

/** URL of a file in the editor. */
const addressOf = (path: string): string => {
  const entity = entities.find((candidate) => ownsFile(candidate, path.replace("content/", "")))!;
  const [, folder, file = ""] = path.split("/");
  return isCollection(entity)
    ? `#/collections/${entity.name}/entries/${file.replace(".yaml", "")}`
    : `#/collections/${folder}/entries/${entity.name}`;
};

/** Opens a file from its list, as people do, and waits for its fields. */
export const open = async (page: Page, path: string) => {
  const editor = page.getByRole("group", { name: "Content Editor" });
  const go = (address: string) => page.evaluate((hash) => (location.hash = hash), address);
  const address = addressOf(path);
  await go(address.replace(/\/entries.*/, ""));
  await expect(editor).toBeHidden();
  await go(address);
  await expect(editor.getByRole("group").first(), path).toBeVisible();
};

export const field = (page: Page, key: string) =>
  page.getByRole("group", { name: new RegExp(`^\\W*${wordsOf(key)}\\W+Field`) }).first();

export const fill = (page: Page, key: string, text: string) =>
  field(page, key).getByRole("textbox").fill(text);

/** Opens the editor on the checkout, and returns a growing list of its requests to other hosts. */
export const openEditor = async (page: Page, baseURL?: string): Promise<readonly string[]> => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (![`${baseURL}/`, "blob:", "data:"].some((start) => url.startsWith(start))) elsewhere.push(url);
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto(editorPath);
  await pickCheckout(page);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(page.getByRole("button", { name: "Create Entry or Assets" })).toBeVisible();
  return elsewhere;
};
