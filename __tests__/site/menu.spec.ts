import type { Locator, Page } from "@playwright/test";
import { open } from "./support/ready";
import { expect, test } from "./support/test";
import { linkTo } from "./support/links";
import { content } from "../support/content";
import { words } from "../support/words";

const { menu: menuLabel, mainNavigation } = words.labels.frame;

interface Navigation {
  main: { links?: { href: string }[] }[];
}

const { main } = content<Navigation>("settings/navigation");

/** A page that the menu names below another one. */
const servicePath = main
  .flatMap(({ links = [] }) => links)
  .map(({ href }) => href)
  .filter((href) => href.startsWith("/services/"))
  .at(-1)!;

const menuButton = (page: Page): Locator => page.getByRole("button", { name: menuLabel });
const navigation = (page: Page): Locator => page.getByRole("navigation", { name: mainNavigation });

/** What opens the submenu with a link to this page. */
const submenu = (page: Page, path: string): Locator =>
  navigation(page)
    .locator("details", { has: page.locator(`[href="${path}"]`) })
    .locator("summary");

/** A point in the header, beside logo and buttons: the menu fills the rest of a phone's screen. */
const beside = [180, 6] as const;

test.describe("the menu on phones", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("opens, navigates and closes by keyboard", async ({ page }) => {
    await open(page, "/");
    const menu = menuButton(page);
    const portfolio = linkTo(navigation(page), "/portfolio");
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(portfolio).toBeHidden();
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await expect(portfolio).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeFocused();
    await page.keyboard.press("Enter");
    await portfolio.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/portfolio");
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(portfolio).toBeHidden();
  });

  test("closes on a click outside, on a link to the same page and in a wide window", async ({ page }) => {
    await open(page, "/portfolio");
    const menu = menuButton(page);
    const portfolio = linkTo(navigation(page), "/portfolio");
    const expectOpen = (open: boolean) => expect(menu).toHaveAttribute("aria-expanded", String(open));
    await menu.click();
    await expectOpen(true);
    // The opened menu is next in the tab order.
    await page.keyboard.press("Tab");
    await expect(navigation(page).getByRole("link").first()).toBeFocused();
    await page.mouse.click(...beside);
    await expectOpen(false);
    await menu.click();
    await menu.click();
    await expectOpen(false);
    await menu.click();
    await portfolio.click();
    await expectOpen(false);
    await menu.click();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(portfolio).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(portfolio).toBeHidden();
  });

  test("works in a browser without popovers", { tag: "@sweep" }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["popover", "togglePopover", "showPopover", "hidePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name);
      Reflect.deleteProperty(HTMLButtonElement.prototype, "popoverTargetElement");
      // The browser would still handle the attributes, so they are removed too.
      new MutationObserver(() => {
        document.querySelector("[popover]")?.removeAttribute("popover");
        document.querySelector("[popovertarget]")?.removeAttribute("popovertarget");
      }).observe(document, { childList: true, subtree: true });
    });
    await open(page, "/");
    const menu = menuButton(page);
    const portfolio = linkTo(navigation(page), "/portfolio");
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await expect(portfolio).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(portfolio).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await page.mouse.click(...beside);
    await expect(portfolio).toBeHidden();
    await menu.click();
    await portfolio.click();
    await expect(page).toHaveURL("/portfolio");
    await expect(portfolio).toBeHidden();
  });

  test("shows the pages of an entry", async ({ page }) => {
    await open(page, "/");
    await menuButton(page).click();
    await submenu(page, servicePath).click();
    await linkTo(navigation(page), servicePath).click();
    await expect(page).toHaveURL(servicePath);
  });
});

const submenus = (page: Page): Locator => navigation(page).locator("details");

for (const width of [390, 820]) {
  for (const hasTouch of [false, true]) {
    const tag = hasTouch || width > 390 ? ["@sweep"] : [];
    test.describe(`at ${width} px by ${hasTouch ? "touch" : "mouse"}`, { tag }, () => {
      test.use({ viewport: { width, height: 844 }, hasTouch });

      test("one press opens a submenu while another is open", async ({ page }) => {
        test.skip(main.filter(({ links = [] }) => links.length > 0).length < 2, "There are no two of them.");
        await open(page, "/");
        await menuButton(page).click();
        const [first, second] = [submenus(page).first(), submenus(page).nth(1)];
        await first.locator("summary").click();
        await expect(first).toHaveAttribute("open");
        const box = (await second.locator("summary").boundingBox())!;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (hasTouch) await page.touchscreen.tap(x, y);
        else {
          await page.mouse.move(x, y);
          await page.mouse.down();
          // A press takes a moment, in which nothing may move.
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          expect(await second.locator("summary").boundingBox()).toEqual(box);
          await page.mouse.up();
        }
        await expect(second).toHaveAttribute("open");
        await expect(first).not.toHaveAttribute("open");
      });
    });
  }
}

test("on desktops a submenu closes when a click or the focus goes elsewhere", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/");
  const opener = submenu(page, servicePath);
  const link = linkTo(navigation(page), servicePath);
  await opener.click();
  await expect(link).toBeVisible();
  await page.mouse.click(1270, 890);
  await expect(link).toBeHidden();
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(link).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(link).toBeHidden();
});

test("on desktops a submenu opens and closes by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/");
  const link = linkTo(navigation(page), servicePath);
  const opener = submenu(page, servicePath);
  await expect(link).toBeHidden();
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(opener).toBeFocused();
});

test("on desktops a submenu closes when its link leads to a place on this page", async ({ page }) => {
  const place = main.flatMap(({ links = [] }) => links).find(({ href }) => href.includes("#"))?.href;
  test.skip(!place, "The menu has no such link.");
  const [path, id] = place!.split("#");
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, path!);
  const link = navigation(page).locator(`[href$="#${id}"]`);
  await submenus(page)
    .filter({ has: page.locator(`[href$="#${id}"]`) })
    .locator("summary")
    .click();
  await link.click();
  await expect(link).toBeHidden();
  await expect(page.locator(`#${id} h2`)).toBeInViewport();
});
