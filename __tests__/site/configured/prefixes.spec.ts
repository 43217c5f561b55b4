import type { Page } from "@playwright/test";
import { isOnSite } from "../../support/parts";
import { startSite } from "../../support/start-site";
import { sitePaths } from "../../support/site-paths";
import { field, formCases, newEmail, passRobotTest } from "../support/forms";
import { mouse } from "../support/input-methods";
import { leadsOf } from "../support/leads";
import { copyFolder } from "../support/project-copy";
import { open, readThrough } from "../support/ready";
import { mockAssets } from "./support/asset-base";
import { refuseConsent } from "./support/consent-banner";
import { assets, at, folder } from "./support/settings";
import { expect, test } from "./support/test";
import { linkTo } from "../support/links";
import { words } from "../../support/words";

const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

/** URLs in a page's HTML: of links and forms, and of what it loads. */
const addressesIn = (html: string) => {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address]) => address!);
  return {
    links: all(/<a\b[^>]*?\bhref="([^"#][^"]*)"/g).concat(all(/<form\b[^>]*?\baction="([^"]*)"/g)),
    loaded: [
      ...all(/<(?:img|source|script|video)\b[^>]*?\bsrc="([^"]*)"/g),
      ...all(/\bsrcSet="([^"]*)"/gi).flatMap((set) => set.split(/,\s+/).map((part) => part.split(" ")[0]!)),
      ...all(/"((?:https?:\/\/[^"]+)?\/[\w/-]+-[0-9a-f]{20}\.js)"/g),
    ],
  };
};

test("every link stays in the site's folder, and pages load everything from the asset base", async ({
  request,
}) => {
  const astray: string[] = [];
  for (const path of sitePaths()) {
    const answer = await request.get(at(path), { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(200);
    const { links, loaded } = addressesIn(await answer.text());
    expect(links.length).toBeGreaterThan(10);
    // Its bundles at least.
    expect(loaded.length).toBeGreaterThan(3);
    const outside = links.filter((href) => href.startsWith("/") && !`${href}/`.startsWith(`${folder}/`));
    const elsewhere = loaded.filter((src) => !src.startsWith(assets + folder) && !src.startsWith("data:"));
    astray.push(...[...outside, ...elsewhere].map((address) => `${path}: ${address}`));
  }
  expect(astray).toEqual([]);
});

test("canonical URL, preview picture and sitemap are absolute URLs", async ({ request }) => {
  const text = async (path: string) => (await request.get(at(path))).text();
  const home = "https://www.example.com/agency";
  expect(await text("/")).toContain(`<link data-react-helmet="true" rel="canonical" href="${home}/"`);
  const about = await text("/about");
  expect(about).toContain(`rel="canonical" href="${home}/about"`);
  expect(about).toContain(`property="og:image" content="${home}/sharing/about.jpg"`);
  expect(await text("/robots.txt")).toContain(`Sitemap: ${home}/sitemap-index.xml`);
  expect(await text("/sitemap-index.xml")).toContain(`<loc>${home}/sitemap-0.xml</loc>`);
  expect(await text("/sitemap-0.xml")).toContain(`<loc>${home}/about</loc>`);
  if (isOnSite("/blog")) expect(await text("/rss.xml")).toContain(`<link>${home}/blog/`);
});

test("pictures, fonts and scripts come from the asset base, and client-side navigation works", async ({
  page,
  cspViolations,
  browserErrors,
}) => {
  await open(page, at("/about"));
  await refuseConsent(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await readThrough(page);
  await expect
    .poll(() =>
      page
        .locator("main img")
        .evaluateAll(
          (all: HTMLImageElement[]) =>
            all.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
        ),
    )
    .toBeGreaterThan(10);
  expect(await page.evaluate(() => document.fonts.check("17px Text"))).toBe(true);
  await linkTo(page.getByRole("contentinfo"), at("/privacy")).click();
  await expect(page).toHaveURL(at("/privacy"));
  await page
    .locator("main")
    .getByRole("link", { name: /contact/i })
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`${folder}/contact-us`));
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`${folder}/?$`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${folder}/contact-us`));
  expect(await isSameDocument(page)).toBe(true);
  expect([...cspViolations, ...browserErrors]).toEqual([]);
});

test("the search and the Markdown copies know the folder", async ({
  page,
  request,
  cspViolations,
  browserErrors,
}) => {
  await open(page, at("/about"));
  await refuseConsent(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("banner").getByRole("link", { name: words.labels.frame.search }).click();
  await page.getByRole("combobox").fill("privacy");
  const found = page.getByRole("option").first();
  await expect(found).toHaveAttribute("href", at("/privacy"));
  await found.click();
  await expect(page).toHaveURL(at("/privacy"));
  expect(await isSameDocument(page)).toBe(true);

  const copy = page.locator('link[rel="alternate"][type="text/markdown"]');
  // The head follows a moment after the address.
  await expect(copy).toHaveAttribute("href", /privacy/);
  const { pathname } = new URL((await copy.getAttribute("href"))!, page.url());
  expect(pathname).toBe(at("/privacy.md"));
  const text = await (await request.get(pathname)).text();
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href!);
  const own = links.filter((href) => href.startsWith("/") || href.includes("www.example.com"));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((href) => !`${href}/`.includes(`${folder}/`))).toEqual([]);
  expect([...cspViolations, ...browserErrors]).toEqual([]);
});

test("the version poll and the redirect rules use the site's own origin", async ({ page, site }) => {
  const asked: string[] = [];
  page.on("response", (response) => {
    const [address] = response.url().split("?");
    if (/\/builds\//.test(address!)) asked.push(`${response.status()} ${address}`);
  });
  await open(page, at("/about"));
  const builds = `${site.origin}${folder}/builds`;
  await expect
    .poll(() => asked)
    .toContainEqual(expect.stringMatching(`^200 ${builds}/meta/[0-9a-f]+\\.json$`));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => asked).toContain(`200 ${builds}/latest.json`);
});

test("a redirect works on the server and in client-side navigation", async ({ page, request }) => {
  const answer = await request.get(at("/contact"), { maxRedirects: 0 });
  expect(answer.headers()["location"]).toBe(at("/contact-us"));
  await open(page, at("/about"));
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    at("/contact"),
  );
  await expect(page).toHaveURL(at("/contact-us"));
});

test("a chunk that stays missing causes one page load and ends at the Internal Server Error page", async ({
  page,
}) => {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/component---src-templates-hire-tsx-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(at("/hire/react-js-developer"));
  await expect(page.getByRole("heading", { level: 1, name: "Internal Server Error" })).toBeVisible();
  expect(loads).toBe(2);
});

test("the site's own captcha runs in a worker, and an enquiry from the folder is stored", async ({
  page,
}) => {
  const own = await startSite({ RATE_LIMIT_MAX: "1000", SITE_URL: "" }, copyFolder("altcha"));
  try {
    await mockAssets(page.context(), own.origin);
    const { sidebar } = formCases;
    const email = newEmail();
    await open(page, `${own.origin}${at(sidebar.path)}`);
    await refuseConsent(page);
    await sidebar.fill(sidebar.form(page), mouse(page), email);
    await passRobotTest(sidebar.form(page), mouse(page));
    await sidebar.form(page).getByRole("button", { name: words.send }).click();
    await expect(sidebar.form(page).getByRole("alert")).toHaveText(/^successfully sent\./);
    expect(await leadsOf(email, own.dataDir)).toHaveLength(1);
    await expect(field(sidebar.form(page), words.fields.name)).toHaveValue("");
  } finally {
    await own.stop();
  }
});
