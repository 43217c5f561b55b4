import type { Locator, Page } from "@playwright/test";
import { themes, setTheme } from "../support/accessibility";
import { open } from "../support/ready";
import { violationsWithConsent } from "./support/consent-banner";
import { at, tagManager } from "./support/settings";
import { expect, test } from "./support/test";
import { words } from "../../support/words";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const ask = (page: Page) => page.getByRole("dialog", { name: words.consent.banner.heading });
const settings = (page: Page) => page.getByRole("dialog", { name: words.consent.settings.heading });

/** Presses Tab until the control has focus; a dialog has few controls. */
const tabTo = async (page: Page, control: Locator) => {
  for (let step = 0; step < 10; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${control.toString()}.`);
};

test("the dialog is first in the tab order and can be answered by keyboard alone", async ({
  page,
  thirdPartyRequests,
}) => {
  await open(page, at("/about"));
  await expect(ask(page)).toBeVisible();
  await tabTo(page, ask(page).getByRole("button", { name: words.consent.banner.refuse }));
  await page.keyboard.press("Enter");
  await expect(ask(page)).toBeHidden();
  expect(thirdPartyRequests).toEqual([]);
});

test("the settings open, change and close by keyboard, and return focus", async ({
  page,
  thirdPartyRequests,
}) => {
  await open(page, at("/about"));
  await ask(page).getByRole("button", { name: words.consent.banner.refuse }).click();
  const button = page.getByRole("contentinfo").getByRole("button", { name: words.consent.settings.button });
  await button.focus();
  await page.keyboard.press("Enter");
  const hasFocus = () => settings(page).evaluate((dialog) => dialog.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  // Focus stays trapped for more than a full round.
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("Tab");
    expect(await hasFocus()).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(settings(page)).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  // The dialog takes focus a moment after it opened, from wherever Tab has led meanwhile.
  await expect.poll(hasFocus).toBe(true);
  const counting = settings(page).getByRole("checkbox", { name: words.consent.settings.analytics.heading });
  await tabTo(page, counting);
  await expect(counting).not.toBeChecked();
  await page.keyboard.press("Space");
  await expect(counting).toBeChecked();
  await tabTo(page, settings(page).getByRole("button", { name: words.consent.settings.save }));
  await page.keyboard.press("Enter");
  await expect(settings(page)).toBeHidden();
  await expect.poll(() => thirdPartyRequests).toContain(tagManager);
  await expect(button).toBeFocused();
});

for (const width of [1440, 390]) {
  test(`dialog and settings are accessible in both themes at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, at("/about"));
    await expect(ask(page)).toBeVisible();
    for (const theme of themes) {
      await setTheme(page, theme);
      expect.soft(await violationsWithConsent(page), `question, ${theme}`).toEqual([]);
    }
    await ask(page).getByRole("button", { name: words.consent.banner.choose }).click();
    await expect(settings(page)).toBeVisible();
    for (const theme of themes) {
      await setTheme(page, theme);
      expect.soft(await violationsWithConsent(page), `settings, ${theme}`).toEqual([]);
    }
  });
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 320, height: 256 },
]) {
  test(`all of it can be read and pressed at ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, at("/about"));
    const canBeSeen = async (part: Locator) => {
      await part.scrollIntoViewIfNeeded();
      await expect.soft(part, part.toString()).toBeInViewport({ ratio: 0.9 });
    };
    const { banner, settings: texts } = words.consent;
    for (const text of [banner.heading, banner.text]) await canBeSeen(ask(page).getByText(text));
    for (const name of [banner.accept, banner.refuse, banner.choose])
      await canBeSeen(ask(page).getByRole("button", { name }));
    await ask(page).getByRole("button", { name: banner.choose }).click();
    const { heading, text } = texts.analytics;
    await settings(page).getByRole("button", { name: heading }).click();
    const told = settings(page).getByText(text);
    await canBeSeen(told);
    // Round corners would take a line's first letters.
    const cutOff = await told.evaluate((element) => {
      const lines = document.createRange();
      lines.selectNodeContents(element);
      const at = ({ left, top, height }: DOMRect) => document.elementFromPoint(left + 1, top + height / 2);
      return [...lines.getClientRects()].filter((line) => at(line) !== element).length;
    });
    expect.soft(cutOff).toBe(0);
    for (const name of [texts.accept, texts.refuse, texts.save])
      await canBeSeen(settings(page).getByRole("button", { name }));
  });
}
