/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { parse } from "yaml";
import { checkContent } from "../../src/content-model/check/check-content";
import { filesUnder } from "../../src/content-model/check/files-under";
import { entities } from "../../src/content-model/entities/entities";
import { isCollection } from "../../src/content-model/entity";
import { createPages } from "../../src/gatsby/create-pages";
import type { PageContext } from "../../src/routes/page-context";
import { entriesOnPage } from "../../src/routes/paged-list";
import { hasEntry } from "../support/named-entries";

const root = resolve(__dirname, "../..");
let project: string;

// Each test checks the whole content, pictures included.
jest.setTimeout(60_000);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "pages-"));
  for (const folder of ["content", "static"]) {
    cpSync(join(root, folder), join(project, folder), { recursive: true });
  }
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** Copies a content file under a new slug, as a maintainer would. */
const addFile = (folder: string, from: string, slug: string) => {
  const source = readFileSync(join(project, "content", folder, `${from}.yaml`), "utf8");
  writeFileSync(
    join(project, "content", folder, `${slug}.yaml`),
    source.replace(`slug: ${from}`, `slug: ${slug}`),
  );
};

/** Mocks Gatsby's `graphql` for the queries of `createPages`, from the project's own files. */
const graphql = (query: string) => {
  if (query.includes("navigation")) {
    const settings = (name: string) =>
      parse(readFileSync(join(project, `content/settings/${name}.yaml`), "utf8")) as unknown;
    const data = Object.fromEntries(
      ["navigation", "labels", "redirects"].map((name) => [name, settings(name)]),
    );
    return Promise.resolve({ data });
  }
  const entity = entities.find(({ typeName }) => query.includes(`all${typeName} `));
  const folder = join(project, "content", entity!.location.replace(/[^/]+$/, ""));
  const nodes = filesUnder(folder, /\.yaml$/)
    .filter((file) => isCollection(entity!) || basename(file) === basename(entity!.location))
    .map((file) => parse(readFileSync(file, "utf8")) as { name?: string; heading?: string })
    .map(({ name, heading, ...fields }) => ({ ...fields, name: name ?? heading }));
  return Promise.resolve({ data: { all: { nodes } } });
};

interface Page {
  path: string;
  component: string;
  context: PageContext;
}

const create = async () => {
  const created: { pages: Page[]; redirects: { toPath: string }[] } = { pages: [], redirects: [] };
  const actions = {
    createPage: (page: Page) => created.pages.push(page),
    createRedirect: (rule: { toPath: string }) => created.redirects.push(rule),
  };
  await createPages({ graphql, actions, reporter: {} } as unknown as CreatePagesArgs);
  return created;
};

const pages = async (): Promise<Page[]> => (await create()).pages;

test.each(
  [
    ["hire page", "hire", "vue-js-developer", "/hire/", "hire"],
    ["service", "services", "web-development", "/services/", "service"],
    ["article", "blogs", "choose-reactjs-for-web-development", "/blog/", "article"],
    ["technology page", "blog-topics", "react", "/blog/", "blog-topic"],
    ["case study", "case-studies", "sales-engagement-tool", "/portfolio/", "case-study"],
    ["development page", "development", "frontend-development", "/", "development"],
  ].filter(([, folder, from]) => hasEntry(`${folder}/${from}`)),
)("a new %s needs only a new file in content/%s", async (_, folder, from, above, template) => {
  const before = await pages();
  addFile(folder, from, "one-more");
  expect(await checkContent(project)).toEqual([]);
  const after = await pages();
  const known = new Set(before.map(({ path }) => path));
  expect(after.filter(({ path }) => !known.has(path))).toEqual([
    {
      path: `${above}one-more`,
      component: join(root, `src/templates/${template}.tsx`),
      context: expect.objectContaining({
        pagePath: `${above}one-more`,
        slug: "one-more",
        crumbs: expect.arrayContaining([expect.objectContaining({ path: `${above}one-more` })]),
      }),
    },
  ]);
  expect(after).toHaveLength(before.length + 1);
});

test("other content may link to the new page only once it exists", async () => {
  const file = join(project, "content/settings/redirects.yaml");
  writeFileSync(file, "rules:\n  - { from: /old, to: /services/one-more }\n");
  expect((await checkContent(project)).map(({ message }) => message)).toEqual([
    "dead link: no page of this site has the path /services/one-more.",
  ]);
  addFile("services", "web-development", "one-more");
  expect(await checkContent(project)).toEqual([]);
});

// Gatsby appends the visitor's query: "/services#prices?from=mail" has none.
test("Gatsby follows no rule whose target has a query or a name of its own", async () => {
  const rules = ["/services", "/services#prices", "/services?from=old"].map(
    (to, index) => `  - { from: /old-${index}, to: ${to} }\n`,
  );
  writeFileSync(join(project, "content/settings/redirects.yaml"), `rules:\n${rules.join("")}`);
  expect((await create()).redirects).toMatchObject([{ fromPath: "/old-0", toPath: "/services" }]);
});

const testGrowth = hasEntry("case-studies/sales-engagement-tool") ? test : test.skip;
testGrowth(
  "a list that grows has further pages, whole and by category, and search names those instead",
  async () => {
    for (let number = 1; number <= 30; number++)
      addFile("case-studies", "sales-engagement-tool", `story-${number}`);
    const all = await pages();
    const contextOf = (path: string) =>
      all.find((page) => page.path === path)?.context as (PageContext & Record<string, unknown>) | undefined;
    const lists = ["/portfolio", "/portfolio/page/2", "/portfolio/websites/page/2"];
    for (const path of lists) expect(contextOf(path)).toMatchObject({ slugs: expect.any(Array) });
    const [first, second] = lists.map((path) => contextOf(path)?.slugs as string[]);
    const stories = all.filter(({ path }) => /^\/portfolio\/[^/]+$/.test(path));
    expect(second).toHaveLength(stories.length - entriesOnPage);
    expect(new Set([...first!.slice(0, entriesOnPage), ...second!]).size).toBe(stories.length);
    expect(contextOf("/portfolio/page/2")?.crumbs.map(({ path }) => path)).toEqual([
      "/",
      "/portfolio",
      "/portfolio/page/2",
    ]);
    const listed = (contextOf("/search")?.listed as { path: string }[]).map(({ path }) => path);
    expect(listed).toContain("/portfolio");
    expect(listed.filter((path) => path.startsWith("/portfolio/"))).toEqual([]);
  },
);

test("every page has a template and a path of its own", async () => {
  const all = await pages();
  for (const { component } of all)
    expect({ component, there: existsSync(component) }).toEqual({ component, there: true });
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});
