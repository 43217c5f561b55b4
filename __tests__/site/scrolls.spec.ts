import type { Page } from "@playwright/test";
import { open } from "./support/ready";
import { expect, test } from "./support/test";

/** Distance of the section's upper edge from the header's lower edge, in pixels. */
const belowHeader = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return (document.getElementById("inquiry")?.getBoundingClientRect().top ?? 0) - header;
  });

/** The section stands free of the header, and close to it. */
const expectBelowHeader = async (page: Page) => {
  await expect.poll(() => belowHeader(page)).toBeLessThanOrEqual(32);
  await page.waitForTimeout(500);
  expect(await belowHeader(page)).toBeGreaterThanOrEqual(0);
  expect(await belowHeader(page)).toBeLessThanOrEqual(32);
};

const buttons = [
  { path: "/hire/mobile-app-developers", name: "Let's Get Started" },
  { path: "/hire/node-js-developers", name: "Schedule a Developer Interview" },
  { path: "/hire/vue-js-developer", name: "Schedule a Call" },
];

for (const width of [390, 1280]) {
  for (const { path, name } of buttons) {
    test(`${name} on ${path} scrolls to the inquiry, below the header, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await page.getByRole("main").getByRole("link", { name }).first().click();
      await expectBelowHeader(page);
      await expect(page).toHaveURL(`${path}#inquiry`);
      await expect(page.getByRole("form", { name: "Hire inquiry" })).toBeInViewport();
    });
  }
}

test("an address with a place on the page lands there, below the header", async ({ page }) => {
  await open(page, "/hire/react-js-developer#inquiry");
  await expectBelowHeader(page);
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
