import type { APIRequestContext } from "@playwright/test";
import { hiddenPaths } from "../../src/routes/hidden-paths";
import { isOnSite } from "../support/parts";
import { sitePages, sitePaths } from "../support/site-paths";
import { expect, test } from "./support/test";

test.describe("URLs", () => {
  for (const [from, to] of [
    ["/about/?utm_source=x", "/about?utm_source=x"],
    [
      "/portfolio/inventory-management-software-solution",
      "/portfolio/Inventory-management-software-solution",
    ],
    ["/hire/Vue-JS-Developer", "/hire/vue-js-developer"],
  ].filter(([, to]) => isOnSite(to!)) as [string, string][]) {
    test(`${from} redirects to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect([response.status(), response.headers()["location"]]).toEqual([301, to]);
    });
  }

  test("an unknown path answers 404 with the Page Not Found page", async ({ page }) => {
    const response = await page.goto("/services/cobol");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Page Not Found \| /);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  });

  test("/404 and /500 are not pages themselves", async ({ request }) => {
    expect((await request.get("/404")).status()).toBe(404);
    expect((await request.get("/500")).status()).toBe(500);
  });
});

for (const place of ["/500", "/about"]) {
  test(`the Internal Server Error page at ${place} stays unchanged and requests no script`, async ({
    page,
    request,
    browserErrors,
  }) => {
    const asked: string[] = [];
    page.on("request", (each) => asked.push(each.url()));
    if (place !== "/500") {
      const answer = await request.get("/500.html");
      await page.route(`**${place}`, async (route) => route.fulfill({ response: answer, status: 500 }));
    }
    expect((await page.goto(place))?.status()).toBe(500);
    const heading = page.getByRole("heading", { level: 1, name: "Internal Server Error" });
    await expect(heading).toBeVisible();
    await heading.click();
    await page.waitForLoadState("networkidle");
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(/^Internal Server Error \| /);
    expect(asked.filter((address) => /\.js(on)?(\?|$)/.test(address))).toEqual([]);
    expect(browserErrors.filter((complaint) => !complaint.includes("500"))).toEqual([]);
    const picture = page.getByRole("main").getByRole("img");
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(asked.filter((address) => address.endsWith(".woff2"))).not.toEqual([]);
    await page.getByRole("main").locator('a[href="/"]').last().click();
    await expect(page).toHaveURL("/");
    await expect(heading).toHaveCount(0);
  });
}

test("files that only the build needs are not served", async ({ request }) => {
  for (const path of [
    "/webpack.stats.json",
    "/chunk-map.json.map",
    "/.cache/",
    "/../package.json",
    "/dist/content.json",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test.describe("files for crawlers and browsers", () => {
  const text = async (request: APIRequestContext, path: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    return response.text();
  };
  const placesIn = (map: string) =>
    [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);

  test("the web manifest and its icons exist", async ({ request }) => {
    const manifest = JSON.parse(await text(request, "/manifest.webmanifest")) as { icons: { src: string }[] };
    expect(manifest.icons.length).toBeGreaterThan(1);
    for (const { src } of manifest.icons) expect((await request.head(src)).status(), src).toBe(200);
  });

  test("with SITE_URL there are a sitemap and a feed; without it robots.txt disallows everything", async ({
    request,
  }) => {
    const robots = await text(request, "/robots.txt");
    if ((await text(request, "/")).includes('content="noindex"')) {
      expect(robots).toMatch(/^Disallow: \/$/m);
      return;
    }
    const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "";
    const maps = placesIn(await text(request, new URL(index).pathname));
    const listed = (await Promise.all(maps.map((map) => text(request, map)))).flatMap(placesIn);
    expect([...listed].sort()).toEqual(
      sitePaths()
        .filter((path) => !hiddenPaths.includes(path))
        .sort(),
    );
    const articles = sitePages().filter(({ kind }) => kind === "article");
    if (articles.length === 0) return;
    expect((await text(request, "/rss.xml")).match(/<item>/g)).toHaveLength(articles.length);
  });
});

test("each page names a picture for links of its own, which is there", async ({ request }) => {
  const seen = new Set<string>();
  for (const path of sitePaths().filter((each) => !hiddenPaths.includes(each))) {
    const html = await (await request.get(path)).text();
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
    // Without SITE_URL its address is not known.
    if (html.includes('content="noindex"')) continue;
    const answer = await request.get(new URL(picture ?? "none:").pathname);
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([path, 200, "image/jpeg"]);
    expect((await answer.body()).length, path).toBeLessThan(200 * 1024);
    expect(html).toMatch(/property="og:image:alt" content="[^"]+"/);
    expect(seen.has(picture!), picture).toBe(false);
    seen.add(picture!);
  }
});

test("the build publishes its id for open pages", async ({ request }) => {
  const latest = (await (await request.get("/builds/latest.json?1")).json()) as {
    id: string;
    timestamp: number;
  };
  expect(latest).toEqual({ id: expect.stringMatching(/\w+/), timestamp: expect.any(Number) });
  const meta = await request.get(`/builds/meta/${latest.id}.json`);
  expect(await meta.json()).toMatchObject({ id: latest.id, redirects: expect.any(Array) });
});
