import { open } from "./support/ready";
import { expectBelowHeader } from "./support/scroll";
import { expect, test } from "./support/test";

const buttons = [
  { path: "/hire/mobile-app-developers", name: "Let's Get Started" },
  { path: "/hire/node-js-developers", name: "Schedule a Developer Interview" },
  { path: "/hire/vue-js-developer", name: "Schedule a Call" },
];

for (const width of [390, 1280]) {
  for (const { path, name } of buttons) {
    test(`${name} on ${path} scrolls to the enquiry, below the header, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await page.getByRole("main").getByRole("link", { name }).first().click();
      await expectBelowHeader(page.getByRole("form", { name: "Hire inquiry" }));
      await expect(page).toHaveURL(`${path}#inquiry`);
    });
  }
}

test("an address with a place on the page lands there, below the header", async ({ page }) => {
  await open(page, "/hire/react-js-developer#inquiry");
  await expectBelowHeader(page.getByRole("form", { name: "Hire inquiry" }));
});

test("Schedule a Call leads to the contact page where there is no form", async ({ page }) => {
  await open(page, "/services/web-development");
  await page.getByRole("main").getByRole("link", { name: "Schedule a Call" }).first().click();
  await expect(page).toHaveURL("/contact-us?from=services-web-development");
});

test("from names the page that the visitor left, after client-side navigation too", async ({ page }) => {
  await open(page, "/portfolio");
  await page
    .getByRole("navigation", { name: "Footer" })
    .getByRole("link", { name: "Vue developers" })
    .click();
  await expect(page).toHaveURL("/hire/vue-js-developer");
  await page.getByRole("link", { name: "Still have questions? Let's talk" }).click();
  await expect(page).toHaveURL("/contact-us?from=hire-vue-js-developer");
});
