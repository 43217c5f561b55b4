import type { Page } from "@playwright/test";
import { expect, field, fileOf, fill, open, openEditor } from "./support/editor";
import { test } from "./support/test";

const testimonial = fileOf("testimonial");
const editor = (page: Page) => page.getByRole("group", { name: "Content Editor" });
const text = "What somebody typed";

/** Opens the form of a new entry and fills in a field. */
const begin = async (page: Page): Promise<void> => {
  await page.evaluate(() => (location.hash = "#/collections/testimonial/new"));
  await expect(editor(page)).toBeVisible();
  await field(page, "name").getByRole("textbox").click();
  await page.keyboard.type(text);
};

/** The questions that were asked; each is answered no, until `agree` says yes. */
const questions = (page: Page) => {
  const asked: string[] = [];
  const answer = { yes: false };
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    return answer.yes ? dialog.accept() : dialog.dismiss();
  });
  return { asked, agree: () => (answer.yes = true) };
};

const isAsTyped = (page: Page) => expect(field(page, "name").getByRole("textbox")).toHaveValue(text);

test("unsaved work stays until somebody says that it may go, and comes back", async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  await openEditor(page, baseURL);
  const { asked, agree } = questions(page);
  await begin(page);

  await page.keyboard.press("Escape");
  await isAsTyped(page);
  expect(asked).toEqual([]);

  const back = page.getByRole("button", { name: "Cancel Editing" });
  await back.click();
  await isAsTyped(page);
  expect(asked).toEqual(["confirm"]);

  // It would wait for the page that is not gone to.
  page.goBack().catch(() => undefined);
  await expect.poll(() => asked).toEqual(["confirm", "confirm"]);
  await isAsTyped(page);

  agree();
  await back.click();
  await expect(editor(page)).toBeHidden();
  await page.evaluate(() => (location.hash = "#/collections/testimonial/new"));
  await page.getByRole("button", { name: "Restore" }).click();
  await isAsTyped(page);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked.at(-1)).toBe("beforeunload");
});

test("nobody is asked about what is saved, or not changed", async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  test.skip(!testimonial, "There is no testimonial to open.");
  await openEditor(page, baseURL);
  const { asked } = questions(page);
  await open(page, testimonial!);
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await expect(editor(page)).toBeHidden();
  await open(page, testimonial!);
  await fill(page, "name", text);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(editor(page)).toBeHidden();
  expect(asked).toEqual([]);
});
