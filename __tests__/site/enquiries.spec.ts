import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { content } from "../support/content";
import { watchLoad } from "../support/watch-load";
import { setTheme, themes, violations } from "./support/accessibility";
import { field, formCases, newEmail, passRobotTest } from "./support/forms";
import { keyboard, mouse, touch } from "./support/input-methods";
import { leadsOf } from "./support/leads";
import { hydrated, open } from "./support/ready";
import { expect, test } from "./support/test";
import { expectOutcome } from "./support/thank-you";
import { words } from "../support/words";

interface Section {
  heading: string;
}

const timesTexts = content<{ times: Record<"heading" | "save", string> }>("settings/forms").times;
const callLabel = content<{ call: { actions: [{ label: string }] } }>("services/web-development").call
  .actions[0].label;

const ways = [
  { by: "keyboard alone", tag: [], input: keyboard, use: { viewport: { width: 1440, height: 900 } } },
  {
    by: "touch at 390 px",
    tag: ["@sweep"],
    input: touch,
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
];

for (const { by, tag, input: inputOf, use } of ways) {
  test.describe(`by ${by}`, { tag }, () => {
    test.use(use);

    for (const { name, path, form: find, fill, lead } of Object.values(formCases)) {
      test(`a visitor sends ${name}, and it is stored as a lead`, async ({ page, browserErrors }) => {
        const input = inputOf(page);
        const email = newEmail();
        await open(page, path);
        const form = find(page);
        await fill(form, input, email);
        await passRobotTest(form, input);
        await input.press(form.getByRole("button", { name: words.send }), "Enter");

        const alert = page.getByRole("alert");
        await expect(alert).toHaveText(words.messages.sent);
        await expect(alert).toHaveAttribute("data-variant", "success");
        const stays = path === formCases.sidebar.path;
        await expect(page).toHaveURL(stays ? path : "/thank-you");
        if (!stays) await expectOutcome(page, "arrived");
        const { heading } =
          path === "/career"
            ? content<{ steps: Section }>("pages/join-us").steps
            : content<{ next: Section }>("pages/thank-you").next;
        const next = page.getByRole("heading", { name: heading });
        await expect(next).toHaveCount(stays ? 0 : 1);
        const leads = await leadsOf(email);
        expect(leads).toEqual([expect.objectContaining({ ...lead, email })]);
        await expect(page.getByText(`Your reference: ${String(leads[0]?.["reference"])}`)).toBeVisible();
        expect(browserErrors).toEqual([]);
      });
    }

    test("an address entered in the email box is stored with the enquiry", async ({ page }) => {
      const { form: find, fill, lead } = formCases.contact;
      const input = inputOf(page);
      const email = newEmail();
      await open(page, "/privacy");
      const box = page.getByRole("form", { name: words.forms.emailBox });
      await input.write(field(box, words.fields.email), email);
      await input.press(box.getByRole("button", { name: words.send }), "Enter");
      await expect(page).toHaveURL(`/contact-us?email=${encodeURIComponent(email)}#inquiry`);
      const form = find(page);
      await expect(field(form, words.fields.email)).toHaveValue(email);
      await fill(form, input, "");
      await passRobotTest(form, input);
      await input.press(form.getByRole("button", { name: words.send }), "Enter");
      await expect(page.getByRole("alert")).toHaveText(words.messages.sent);
      expect(await leadsOf(email)).toEqual([expect.objectContaining({ ...lead, email })]);
    });
  });
}

/** Follows a button for a call to the form, and chooses two of its half-days by mouse and keyboard. */
const chooseTimes = async (page: Page): Promise<Locator> => {
  await open(page, "/services/web-development");
  await page.getByRole("main").getByRole("link", { name: callLabel }).first().click();
  await expect(page).toHaveURL("/contact-us?from=services-web-development#inquiry");
  const calendar = formCases.contact.form(page).getByRole("grid", { name: timesTexts.heading });
  const first = calendar.getByRole("button").first();
  await first.click();
  await first.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(calendar.getByRole("button", { pressed: true })).toHaveCount(2);
  return calendar;
};

test(
  "times for a call survive a reload, shift nothing, and are accessible",
  { tag: "@sweep" },
  async ({ page, browserErrors }) => {
    // axe reads the whole page twice.
    test.setTimeout(180_000);
    const load = await watchLoad(page);
    const calendar = await chooseTimes(page);
    const shift = async () => (await load.shifts()).reduce((sum, { value }) => sum + value, 0);
    expect(await shift()).toBeLessThan(0.005);
    await page.reload();
    await hydrated(page);
    await expect(calendar.getByRole("button", { pressed: true })).toHaveCount(2);
    expect(await shift()).toBeLessThan(0.005);
    for (const theme of themes) {
      await setTheme(page, theme);
      expect.soft(await violations(page), theme).toEqual([]);
    }
    expect(browserErrors).toEqual([]);
  },
);

test("times for a call go along in words, and into the visitor's calendar", async ({
  page,
  browserErrors,
}) => {
  const { form: find, fill, lead } = formCases.contact;
  const input = mouse(page);
  const email = newEmail();
  await chooseTimes(page);
  await fill(find(page), input, email);
  await passRobotTest(find(page), input);
  await find(page).getByRole("button", { name: words.send }).click();
  await expect(page).toHaveURL("/thank-you");
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: timesTexts.save }).click();
  const file = readFileSync(await (await saving).path(), "utf8");
  expect(file.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(2);
  expect(file.match(/^STATUS:TENTATIVE\r$/gm)).toHaveLength(2);
  const [stored] = await leadsOf(email);
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const message = String(stored?.["message"]);
  expect(stored).toEqual(expect.objectContaining({ ...lead, message }));
  expect(message.startsWith(`${String(lead["message"])}\n\n`)).toBe(true);
  expect(message).toContain(`(${zone})`);
  expect(file).toContain(`UID:${String(stored?.["reference"])}-1@`);
  expect(browserErrors).toEqual([]);
});

for (const { path, form, label } of [
  { path: "/services/web-development", form: formCases.contact.form, label: callLabel },
  { path: formCases.hire.path, form: formCases.hire.form, label: words.labels.actions.interview },
]) {
  test(
    `a button on ${path} opens the calendar of times before the page hydrates too`,
    { tag: "@sweep" },
    async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((done) => (release = done));
      await page.route(/\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      const load = await watchLoad(page);
      await page.goto(path, { waitUntil: "commit" });
      // Fonts that came only after the jump could break lines above the form elsewhere.
      await page.evaluate(() => document.fonts.ready);
      await page.getByRole("main").getByRole("link", { name: label }).first().click();
      await expect(page).toHaveURL(/#inquiry$/);
      // Phones do not focus a link that is tapped.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      release();
      await hydrated(page);
      await expect(form(page).getByRole("grid", { name: timesTexts.heading })).toBeVisible();
      expect((await load.shifts()).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.005);
    },
  );
}

test("after a success the form is empty, also after a reload and Back", async ({ page }) => {
  const { path, form: find, fill } = formCases.contact;
  const input = mouse(page);
  await open(page, path);
  await fill(find(page), input, newEmail());
  await passRobotTest(find(page), input);
  await find(page).getByRole("button", { name: words.send }).click();
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("alert")).toHaveText(words.messages.sent);
  await page.goBack();
  await hydrated(page);
  await expect(find(page).getByLabel(words.fields.name, { exact: true })).toHaveValue("");
  await expect(find(page).getByLabel(words.fields.message, { exact: true })).toHaveValue("");
  // What happened stays told, over a reload too, until another form is begun.
  await open(page, "/thank-you");
  await page.reload();
  await expectOutcome(page, "arrived");
  await expect(page.getByRole("alert")).toHaveText(words.messages.sent);
  await open(page, path);
  await find(page).getByLabel(words.fields.name, { exact: true }).fill("Bo Potter");
  await open(page, "/thank-you");
  await expectOutcome(page, "none");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("/thank-you says that nothing was sent", async ({ page }) => {
    await page.goto("/thank-you");
    await expectOutcome(page, "none");
  });
});
