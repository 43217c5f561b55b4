import { open } from "./support/ready";
import { expectBelowHeader } from "./support/scroll";
import { expect, test } from "./support/test";
import { linkTo } from "./support/links";
import { content } from "../support/content";
import { words } from "../support/words";

const callOf = (page: string) =>
  content<{ call: { actions: [{ label: string }] } }>(page).call.actions[0].label;

const buttons = [
  { path: "/hire/mobile-app-developers", name: words.labels.actions.getStarted },
  { path: "/hire/node-js-developers", name: words.labels.actions.interview },
  { path: "/hire/vue-js-developer", name: callOf("hire/vue-js-developer") },
];

const sizes = [
  { width: 390, tag: [] },
  { width: 1280, tag: ["@sweep"] },
];

for (const { width, tag } of sizes) {
  for (const { path, name } of buttons) {
    test(
      `${name} on ${path} scrolls to the form, below the header, at ${width} px`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, path);
        await page.getByRole("main").getByRole("link", { name }).first().click();
        await expectBelowHeader(page.getByRole("form", { name: words.forms.hire }));
        await expect(page).toHaveURL(`${path}#inquiry`);
      },
    );
  }
}

test("a URL with a fragment opens there, below the header", { tag: "@sweep" }, async ({ page }) => {
  await open(page, "/hire/react-js-developer#inquiry");
  await expectBelowHeader(page.getByRole("form", { name: words.forms.hire }));
});

for (const { width, tag } of sizes) {
  test(
    `the call leads to the contact page's form where there is none, at ${width} px`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, "/services/web-development");
      await page
        .getByRole("main")
        .getByRole("link", { name: callOf("services/web-development") })
        .first()
        .click();
      await expect(page).toHaveURL("/contact-us?from=services-web-development#inquiry");
      await expectBelowHeader(page.getByRole("form", { name: words.forms.contact }));
    },
  );

  test(
    `on the contact page, each way to ask for a proposal leads to its form, at ${width} px`,
    { tag: "@sweep" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, "/contact-us");
      const form = page.getByRole("form", { name: words.forms.contact });
      const ask = page.getByRole("link", { name: words.labels.actions.proposal });
      for (const link of await ask.all()) await expect(link).toHaveAttribute("href", "#inquiry");
      if (width < 992) await page.getByRole("button", { name: words.labels.frame.menu }).click();
      await page.getByRole("banner").locator(ask).filter({ visible: true }).click();
      await expectBelowHeader(form);
    },
  );
}

test("an opening's button brings its name and designation into the form, over a reload too", async ({
  page,
}) => {
  await open(page, "/join-us");
  const opening = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) })
    .first();
  const name = await opening.getByRole("heading", { level: 3 }).innerText();
  await opening.locator('a[href^="/career?"]').click();
  const form = page.getByRole("form", { name: words.forms.career });
  const expectOpening = async () => {
    await expect(form.getByLabel(words.fields.message)).toHaveValue(new RegExp(name));
    await expect(form.getByRole("combobox", { name: words.fields.designation })).not.toHaveValue("");
  };
  await expectOpening();
  await page.reload();
  await expectOpening();
});

test("from names the previous page, after client-side navigation too", async ({ page }) => {
  await open(page, "/portfolio");
  await linkTo(
    page.getByRole("navigation", { name: words.labels.frame.footerNavigation }),
    "/hire/vue-js-developer",
  ).click();
  await expect(page).toHaveURL("/hire/vue-js-developer");
  await page.getByRole("link", { name: words.labels.actions.questions }).click();
  await expect(page).toHaveURL("/contact-us?from=hire-vue-js-developer");
});
