import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { pathOf } from "../../src/routes/page-table";
import { isOnSite } from "../support/parts";
import { skipWithout } from "./support/test";
import { startSite, type RunningSite } from "../support/start-site";
import { renameChunk, type RenamedChunk } from "./support/renamed-chunk";
import { linkTo } from "./support/links";
import { addedPages, draftSlug, dueMoment, makeNewDeployment, newSentence } from "./support/new-deployment";

// All tests share one build, so they run in one worker.
test.describe.configure({ mode: "serial" });

let first: RunningSite;
let second: RunningSite;
let renamedHire: RenamedChunk;
const hirePage = "/hire/react-js-developer";

let folder: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = makeNewDeployment();
  if (isOnSite(hirePage)) renamedHire = renameChunk(folder, "hire");
  [first, second] = await Promise.all([startSite(), startSite({}, folder)]);
});

test.afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()]);
});

// A page may still have requests when its test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/** From now on the open page's requests go to the new deployment. */
const deploy = (page: Page, chunk?: RenamedChunk) =>
  page.route(`${first.origin}/**`, async (route) => {
    const url = route.request().url();
    if (chunk?.isGone(url)) return route.fulfill({ status: 404 });
    const response = await route.fetch({
      url: (chunk?.fileOf(url) ?? url).replace(first.origin, second.origin),
      maxRedirects: 0,
    });
    if (!chunk || !/html|javascript/.test(response.headers()["content-type"] ?? ""))
      return route.fulfill({ response });
    // The policy contains the hashes of the original scripts.
    const { "content-security-policy": _policy, ...headers } = response.headers();
    return route.fulfill({ response, headers, body: chunk.renamed(await response.text()) });
  });

const open = async (page: Page, path: string) => {
  await page.goto(`${first.origin}${path}`);
  await page.waitForFunction(() => "___navigate" in window);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
};

const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

for (const { path, from } of addedPages.filter((page) => isOnSite(page.path))) {
  test(`a copy of ${from} adds one page`, async ({ page }) => {
    const answer = await page.goto(`${second.origin}${path}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("a tab that becomes visible detects changed content, and loads it on its next navigation", async ({
  page,
}) => {
  await open(page, "/about");
  await deploy(page);
  const polls: string[] = [];
  page.on("response", (response) => {
    if (/\/builds\/latest\.json\?/.test(response.url())) polls.push(response.url());
  });
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      return polls.length;
    })
    .toBeGreaterThan(0);
  await page.waitForFunction(() => "___swUpdated" in window);
  expect(await isSameDocument(page)).toBe(true);
  await linkTo(page, "/portfolio").click();
  await expect(page).toHaveURL(/\/portfolio$/);
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(page.getByText(newSentence)).toBeVisible();
});

test("what pages ask for, latest build and redirect rules have the same new id", async ({ page }) => {
  const idAt = async (origin: string) => {
    const { id } = (await (await page.request.get(`${origin}/builds/latest.json`)).json()) as { id: string };
    const meta = await page.request.get(`${origin}/builds/meta/${id}.json`);
    expect((await meta.json()) as { id: string }).toMatchObject({ id });
    // What a page asks for to learn which build it is of.
    const data = await page.request.get(`${origin}/page-data/app-data.json`);
    expect((await data.json()) as { id: string }).toMatchObject({ id });
    return id;
  };
  expect(await idAt(second.origin)).not.toBe(await idAt(first.origin));
});

test("a page chunk that the deployment removed causes one page load", async ({ page }) => {
  skipWithout(hirePage);
  await open(page, "/about");
  await deploy(page, renamedHire);
  await page.evaluate(() =>
    (window as unknown as { ___navigate: (to: string) => void }).___navigate("/hire/react-js-developer"),
  );
  await expect(page.getByText(newSentence)).toBeVisible();
  await expect(page).toHaveURL(/\/hire\/react-js-developer$/);
  expect(await isSameDocument(page)).toBe(false);
});

test("a chunk that stays missing ends at the Internal Server Error page, not in a loop", async ({ page }) => {
  skipWithout(hirePage);
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/component---src-templates-hire-tsx-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${first.origin}/hire/react-js-developer`);
  await expect(page.getByRole("heading", { level: 1, name: "Internal Server Error" })).toBeVisible();
  // The error page stands in for the decision not to load again; what had been asked for is in.
  await page.waitForLoadState("networkidle");
  expect(loads).toBe(2);
});

test("drafts, and entries whose time has not come, are left out", async ({ page }) => {
  const get = (path: string) => page.request.get(second.origin + path);
  expect((await get(pathOf("article", draftSlug))).status()).toBe(404);
  expect(await (await get("/sitemap-0.xml")).text()).not.toContain(draftSlug);
  expect((await get(pathOf("home-page"))).status()).toBe(200);
  expect(await (await get("/next-build.json")).json()).toEqual({ due: dueMoment });
});

/** Runs one of the project's commands in the changed copy. Resolves with its exit code and the end of its output. */
const runInCopy = (command: string, ...args: string[]) =>
  new Promise<{ code: number | null; output: string }>((done) => {
    const inherited = Object.entries(process.env).filter(
      ([name]) => !/^(TEST_|PLAYWRIGHT_|SITE_TEST_)/.test(name),
    );
    const child = spawn(join(folder, "node_modules/.bin", command), args, {
      cwd: folder,
      env: Object.fromEntries(inherited),
    });
    let output = "";
    const keep = (text: Buffer) => (output = (output + text.toString()).slice(-4_000));
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("close", (code) => done({ code, output }));
  });

test("tests pass after a maintainer has added entries and changed fifty sentences", async () => {
  test.setTimeout(600_000);
  const quick = ["content-model", "specification", "routes", "seo"].map((room) => `__tests__/${room}/`);
  const jest = await runInCopy("jest", ...quick);
  expect(jest.code, jest.output).toBe(0);
  const specs = ["facts", "built-html", "structured-data", "layouts", "site/tabs"];
  const projects = ["--project=journeys", "--project=sweeps"];
  const site = await runInCopy("playwright", "test", ...projects, "--workers=1", ...specs);
  expect(site.code, site.output).toBe(0);
});
