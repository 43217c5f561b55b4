import type { Page } from "@playwright/test";
import { expect, field, fileOf, fill, open, openEditor } from "./support/editor";
import { test } from "./support/test";

const editor = (page: Page) => page.getByRole("group", { name: "Content Editor" });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

test("what the check refuses is not saved, and is told in its words", async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const testimonial = fileOf("testimonial");
  test.skip(!testimonial, "There is no testimonial to open.");
  await openEditor(page, baseURL);
  await open(page, testimonial!);
  const alert = page.getByRole("alertdialog");
  for (const [text, words] of [
    ["Asha of {compny}", "Name: found the token {compny}"],
    ["Asha, [see](/about)", "Name: found “[see](/about)”"],
  ] as const) {
    await fill(page, "name", text);
    await save(page);
    await expect(alert).toContainText(words);
    await expect(alert).not.toContainText("try again later");
    await alert.getByRole("button", { name: "OK" }).click();
  }
  await fill(page, "name", "Asha");
  await save(page);
  await expect(editor(page)).toBeHidden();
});

test("lengths are held, and designations are chosen by their words", async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const job = fileOf("job");
  test.skip(!job, "There is no opening to open.");
  await page.setViewportSize({ width: 1280, height: 4000 });
  await openEditor(page, baseURL);
  await open(page, job!);
  await expect(field(page, "designation").getByRole("textbox")).toHaveCount(0);
  await fill(page, "description", "Too short.");
  await save(page);
  await expect(field(page, "description")).toContainText(/at least 70/);
  await expect(editor(page)).toBeVisible();
});

test("a second page of one title is asked about", async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const like = fileOf("case-study");
  test.skip(!like, "There is no case study that another one could be like.");
  await openEditor(page, baseURL);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await open(page, like!);
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await save(page);
  await expect.poll(() => asked).toEqual([expect.stringContaining(like!)]);
  await expect(editor(page)).toBeVisible();
});
