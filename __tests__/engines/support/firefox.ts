import puppeteer, { type KeyInput } from "puppeteer-core";
import { keepFaults, stepMs, type Driver, type Tab } from "./tab";

/** Firefox by WebDriver BiDi. */
export const startFirefox = async (executablePath: string): Promise<Driver> => {
  const browser = await puppeteer.launch({
    ...{ browser: "firefox", executablePath, protocolTimeout: stepMs },
    extraPrefsFirefox: {
      // Puppeteer switches off the back/forward cache, which visitors have.
      "fission.bfcacheInParent": true,
      // Overlay scrollbars as on phones, because others take part of the width.
      "ui.useOverlayScrollbars": 1,
    },
  });
  const open = async (): Promise<Tab> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(stepMs);
    await page.evaluateOnNewDocument(keepFaults);
    return {
      goto: async (url) => void (await page.goto(url)),
      // Puppeteer waits for a load event, which pages from the back/forward cache do not have.
      back: async () => page.evaluate(() => history.back()),
      forward: async () => page.evaluate(() => history.forward()),
      reload: async () => void (await page.reload()),
      size: (width, height) => page.setViewport({ width, height }),
      evaluate: (expression) => page.evaluate(expression),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key as KeyInput),
      type: (text) => page.keyboard.type(text),
      close: () => context.close(),
    };
  };
  return { open, close: () => browser.close() };
};
