import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { format } from "prettier";
import sharp from "sharp";
import { parse } from "yaml";
import prettierOptions from "../../.prettierrc.json";
import { checkContent, formatFault } from "../../src/content-model/check/check-content";
import { entities } from "../../src/content-model/entities/entities";
import { expect, field, fileOf, fill, open, openEditor, root, texts } from "./support/editor";
import { test } from "./support/test";

/** What stands in the picked folder, by path. */
const readCheckout = async (page: Page): Promise<Map<string, Buffer>> => {
  const files = await page.evaluate(async () => {
    const base64 = (file: File) =>
      new Promise<string>((done) => {
        const reader = new FileReader();
        reader.onload = () => done((reader.result as string).split(",")[1] ?? "");
        reader.readAsDataURL(file);
      });
    const found: [path: string, base64: string][] = [];
    const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const handle of (
        folder as unknown as { values(): AsyncIterable<FileSystemHandle> }
      ).values()) {
        const name = path + handle.name;
        if (handle.kind === "directory") await walk(handle as FileSystemDirectoryHandle, `${name}/`);
        else found.push([name, await base64(await (handle as FileSystemFileHandle).getFile())]);
      }
    };
    await walk(await navigator.storage.getDirectory(), "");
    return found;
  });
  return new Map(files.map(([path, body]) => [path, Buffer.from(body, "base64")]));
};

/** A file of each kind that has one. */
const oneOfEach = (): string[] => entities.flatMap(({ name }) => fileOf(name) ?? []);

const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

const save = async (page: Page) => {
  await saveButton(page).click();
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeHidden();
};

/** Changes one line of the file that is open, as the editor is to change it, and saves it. */
const changeLine = async (
  page: Page,
  path: string,
  key: string,
  text = "A heading that somebody changed",
): Promise<[string, string]> => {
  await fill(page, key, text);
  await save(page);
  return [path, texts.get(path)!.replace(new RegExp(`^${key}: .*`, "m"), `${key}: ${text}`)];
};

/** The key of a file's own heading or name, where that stands on one line and before those of its parts. */
const headingOf = (path: string): string | undefined =>
  ["heading", "name"].find((key) => {
    const [, indent, value = ""] = new RegExp(`^( *(?:- )?)${key}: *(.*)`, "m").exec(texts.get(path)!) ?? [];
    return indent === "" && /^[^>|{[]/.test(value);
  });

/** A case study like another one, with a picture of its own. */
const addCaseStudy = async (page: Page, like: string, slug: string): Promise<void> => {
  // A field is drawn when it is in sight.
  await page.setViewportSize({ width: 1280, height: 3000 });
  await open(page, like);
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await fill(page, "name", "Added in the Editor");
  await field(page, "card").getByRole("button", { name: "Replace" }).first().click();
  const picture = sharp({ create: { width: 3000, height: 2250, channels: 3, background: "#ff6b4a" } });
  const dialog = page.getByRole("dialog");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: `${slug}.png`,
      mimeType: "image/png",
      buffer: await picture.png().toBuffer(),
    });
  await dialog.getByRole("option", { name: slug }).click();
  await dialog.getByRole("button", { name: "Insert" }).click();
  await save(page);
};

/** The faults of the content with these files in it. */
const faultsWith = async (files: ReadonlyMap<string, Buffer>): Promise<string[]> => {
  const copy = mkdtempSync(join(tmpdir(), "edited-"));
  try {
    cpSync(join(root, "content"), join(copy, "content"), { recursive: true });
    symlinkSync(join(root, "static"), join(copy, "static"));
    for (const [path, body] of files) writeFileSync(join(copy, path), body);
    return (await checkContent(copy)).map(formatFault);
  } finally {
    rmSync(copy, { recursive: true });
  }
};

/** The files of the checkout that are new or have another text now. */
const changedFiles = async (page: Page): Promise<Map<string, Buffer>> => {
  const files = await readCheckout(page);
  for (const [path, text] of texts) if (files.get(path)?.toString() === text) files.delete(path);
  return files;
};

/** What `npm run fix` makes of a text. */
const fixed = (text: string) => format(text, { ...prettierOptions, parser: "yaml" });

// Some forty files are opened, each with all its fields: too many for one test on a slow machine.
const parts = 4;
for (let part = 0; part < parts; part++) {
  test(`the editor opens each kind of file, and saves what the repository's own checks want (${part + 1} of ${parts})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const elsewhere = await openEditor(page, baseURL);
    const expected = new Map<string, string>();
    for (const path of oneOfEach().filter((_, index) => index % parts === part)) {
      await open(page, path);
      await expect(saveButton(page), `${path} is changed by being opened`).toBeDisabled();
      const key = headingOf(path);
      if (key) expected.set(...(await changeLine(page, path, key)));
    }
    const files = await changedFiles(page);
    expect([...files.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [path, text] of expected) {
      expect(files.get(path)?.toString()).toBe(text);
      expect(await fixed(text), path).toBe(text);
    }
    expect(await faultsWith(files)).toEqual([]);
    expect(elsewhere).toEqual([]);
  });
}

test("the editor changes a line among comments, and adds a case study with its picture", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const like = fileOf("case-study");
  test.skip(!like, "There is no case study that another one could be like.");
  const elsewhere = await openEditor(page, baseURL);
  const settings = "content/settings/site.yaml";
  await open(page, settings);
  const [, changed] = await changeLine(page, settings, "tagline", "Changed among comments");
  const slug = "added-in-the-editor";
  await addCaseStudy(page, like!, slug);

  const files = await changedFiles(page);
  const added = `content/case-studies/${slug}.yaml`;
  const picture = `content/case-studies/images/${slug}.webp`;
  expect([...files.keys()].sort()).toEqual([added, picture, settings].sort());
  expect(files.get(settings)?.toString()).toBe(changed);
  const made = files.get(added)!.toString();
  expect(parse(made)).toMatchObject({
    slug,
    name: "Added in the Editor",
    card: { image: `./images/${slug}.webp` },
  });
  expect(await fixed(made)).toBe(made);
  expect(await faultsWith(files)).toEqual([]);
  expect(elsewhere).toEqual([]);
});
