import { parse } from "yaml";
import { expect, fileOf, fill, open, openEditor, texts } from "./support/editor";
import { test } from "./support/test";

test("the editor shows an article as its page, and every change of it", async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const path = fileOf("article");
  test.skip(!path, "There is no article.");
  const { sections } = parse(texts.get(path!)!) as { sections: { heading: string }[] };
  const elsewhere = await openEditor(page, baseURL);
  await open(page, path!);
  await fill(page, "heading", "Written {company}");
  const preview = page.frameLocator("iframe.preview");
  await expect(preview.getByRole("heading", { level: 1, name: /^Written \w/ })).toBeVisible();
  await expect(preview.getByRole("heading", { level: 2 })).toHaveCount(sections.length + 1);
  // The site's own sections, in its own styles.
  await expect(preview.locator("h1")).toHaveCSS("font-family", /^Headings/);
  expect(elsewhere).toEqual([]);
});

for (const kind of ["blog-topic", "case-study", "job"]) {
  test(`the editor shows a ${kind} as its page`, async ({ page, baseURL, browserErrors }) => {
    test.setTimeout(120_000);
    const path = fileOf(kind);
    test.skip(!path, "There is none.");
    await openEditor(page, baseURL);
    await open(page, path!);
    const preview = page.frameLocator("iframe.preview");
    await expect(preview.getByRole("heading", { level: 1 })).not.toBeEmpty();
    await expect(preview.getByRole("heading", { level: 2 }).first()).toBeVisible();
    expect(browserErrors).toEqual([]);
  });
}
