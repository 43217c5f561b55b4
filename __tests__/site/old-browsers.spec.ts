import type { Page } from "@playwright/test";
import { oldestBrowsers, tooNewIn } from "../../tools/build/check-syntax";
import newerStyles from "../../tools/lint/newer-styles.json";
import { sitePaths } from "../support/site-paths";
import { words } from "../support/words";
import { colourRules, setTheme, themes, violations } from "./support/accessibility";
import { open, readThrough, sidewaysScroll } from "./support/ready";
import { expect, test } from "./support/test";

const browsers = oldestBrowsers(process.cwd());
const hirePage = "/hire/react-js-developer";

/** More than any browser can parse. */
const unreadable = { contentType: "text/javascript", body: "const = /(?<=/;" };

for (const [name, script] of [
  ["the page's own script", /component---src-templates-hire-tsx-.*\.js$/],
  ["the script of the whole site", /\/app-[^/]*\.js$/],
] as const) {
  test(`${name}, where the browser cannot parse it, leaves the page as served`, async ({ page }) => {
    let loads = 0;
    page.on("request", (request) => (loads += Number(request.isNavigationRequest())));
    await page.route(script, (route) => route.fulfill(unreadable));
    await page.goto(hirePage);
    const form = page.getByRole("form", { name: words.forms.hire });
    await expect(form.locator('a[href^="mailto:"]')).toBeVisible();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText("Internal Server Error");
    expect(loads).toBe(1);
  });
}

test("the scripts in all pages can be parsed by the oldest browsers that are served", async ({ request }) => {
  const scripts = new Set<string>();
  for (const path of sitePaths()) {
    const html = await (await request.get(path)).text();
    for (const [, attributes = "", script = ""] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g))
      if (!/\btype=|\bsrc=/.test(attributes)) scripts.add(script);
  }
  expect(scripts.size).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const script of scripts) faults.push((await tooNewIn(script, browsers)) ?? "");
  expect(faults.filter(Boolean)).toEqual([]);
});

test("no style asks for a width in a way that Safari learned in 16.4", async ({ request }) => {
  const asked: string[] = [];
  for (const path of sitePaths()) {
    const html = await (await request.get(path)).text();
    asked.push(...(html.match(/@media[^{]*[<>][^{]*\{/g) ?? []));
  }
  expect([...new Set(asked)]).toEqual([]);
});

/** Where features of each kind stand in styles. */
const places: Readonly<Record<string, (name: string) => string>> = {
  properties: (name) => `(?<=[{;(\\s])${name}(?=\\s*:)`,
  values: (name) => `(?<=[:\\s])${name}(?=\\s*[;}!])`,
  selectors: (name) => `(?<=:)${name}\\b`,
  atRules: (name) => `(?<=@)${name}\\b`,
  functions: (name) => `\\b${name}(?=\\()`,
  mediaConditions: (name) => `(?<=\\()${name}\\b`,
  units: (name) => `(?<=\\d)${name}\\b`,
};

const { propertyValues, ...kinds } = newerStyles;
const values = Object.assign({}, ...Object.values(propertyValues)) as object;
const newer = Object.entries({ ...kinds, values }).flatMap(([kind, names]) =>
  Object.keys(names).map((name) => new RegExp(places[kind]!(name), "g")),
);

/** Styles as a browser reads them that lacks all that one of `browserslist` lacks: each by a name that none knows. */
const asOldBrowser = (styles: string): string =>
  newer.reduce(
    (text, feature) => text.replace(feature, "$&-unknown"),
    styles.replaceAll("@supports", "@supports (display: unknown) and"),
  );

const styleElements = /(?<=<style[^>]*>)[^]*?(?=<\/style>)/g;

const withoutNewerStyles = (page: Page) =>
  page.route("**/*", async (route) => {
    const type = route.request().resourceType();
    if (type !== "document" && type !== "stylesheet") return route.continue();
    const response = await route.fetch();
    // The policy contains the hashes of the original styles.
    const { "content-security-policy": _policy, ...headers } = response.headers();
    const text = await response.text();
    const body = type === "document" ? text.replace(styleElements, asOldBrowser) : asOldBrowser(text);
    return route.fulfill({ response, headers, body });
  });

for (const theme of themes) {
  test(`without newer styles all words can be read and fit, by ${theme}`, async ({ page }) => {
    await withoutNewerStyles(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, hirePage);
    await setTheme(page, theme);
    await readThrough(page);
    const line = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--line"));
    expect(line).toContain("unknown");
    expect(await violations(page, colourRules)).toEqual([]);
    expect(await sidewaysScroll(page)).toEqual([]);
    const send = page.getByRole("form", { name: words.forms.hire }).getByRole("button", { name: words.send });
    await send.hover();
    expect(await violations(page, colourRules)).toEqual([]);
  });
}

for (const path of ["/", hirePage]) {
  test(`without newer styles ${path} has no sideways scroll on a desktop`, async ({ page }) => {
    await withoutNewerStyles(page);
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, path);
    await readThrough(page);
    expect(await sidewaysScroll(page)).toEqual([]);
  });
}
