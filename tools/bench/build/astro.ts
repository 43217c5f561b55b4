import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Fixed versions, so that measurements of different days can be compared. */
const packages = ["astro@7.3.5", "@astrojs/markdown-remark@7.3.1"];

/** Astro does not support Node 20; if the bench runs with it, a newer one is installed beside Astro. */
const newerNode = "node@22.23.3";
const oldestNode = 22;

/**
 * The same YAML, sections and texts. Without the rest of the site's build: scripts, styles, content types, pictures,
 * category lists, Markdown versions, search and compression.
 */
const files: Record<string, string> = {
  "package.json": JSON.stringify({ name: "bench", private: true, type: "module" }),
  "astro.config.mjs": `import { defineConfig } from "astro/config";
export default defineConfig({ site: "https://www.example.com", telemetry: false });
`,
  "src/content.config.ts": `import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
const yaml = (folder) =>
  defineCollection({ loader: glob({ pattern: "*.yaml", base: "./content/" + folder, generateId: ({ data }) => data.slug }) });
export const collections = { stories: yaml("case-studies"), articles: yaml("blogs") };
`,
  "src/layouts/Page.astro": `---
const { title, description } = Astro.props;
const links = ["/portfolio", "/blog", "/services", "/about", "/career", "/contact-us"];
---
<html lang="en"><head><meta charset="utf-8" /><title>{title}</title><meta name="description" content={description} />
<link rel="canonical" href={Astro.url.href} /></head><body>
<header><nav>{links.map((href) => <a href={href}>{href.slice(1)}</a>)}</nav></header>
<main><slot /></main><footer>{links.map((href) => <a href={href}>{href.slice(1)}</a>)}</footer></body></html>
`,
  "src/components/Block.astro": `---
const { block } = Astro.props;
const lists = ["points", "list"].map((key) => block[key]).filter(Array.isArray);
const items = ["approaches", "items", "groups", "figures"].map((key) => block[key]).find(Array.isArray) ?? [];
---
<section><p>{block.eyebrow}</p><h2>{block.heading ?? block.header ?? block.title ?? block.value}</h2><p>{block.text ?? block.label}</p>
{block.image && <img src={block.image} alt={block.alt} loading="lazy" />}
{lists.map((list) => <ul>{list.map((point) => <li>{point}</li>)}</ul>)}
{items.map((item) => <Astro.self block={item} />)}</section>
`,
  "src/components/Card.astro": `---
const { href, heading, text } = Astro.props;
---
<li><article><h3><a href={href}>{heading}</a></h3><p>{text}</p></article></li>
`,
  "src/pages/portfolio/[slug].astro": `---
import { getCollection } from "astro:content";
import Page from "../../layouts/Page.astro";
import Block from "../../components/Block.astro";
import Card from "../../components/Card.astro";
export const getStaticPaths = async () => {
  const stories = await getCollection("stories");
  const bySlug = new Map(stories.map(({ data }) => [data.slug, data]));
  return stories.map(({ data }) => ({
    params: { slug: data.slug },
    props: { data, similar: data.similar.flatMap((slug) => bySlug.get(slug) ?? []) },
  }));
};
const { data, similar } = Astro.props;
---
<Page title={data.seo.title} description={data.seo.description}><h1>{data.caseStudyBanner.subtitle}</h1>
{["caseStudyBanner", "lookingFor", "offer", "challenges", "features", "stack", "results", "clientFeedback", "availability"]
  .map((key) => <Block block={data[key]} />)}
<ul>{similar.map(({ slug, card }) => <Card href={"/portfolio/" + slug} heading={card.heading} text={card.text} />)}</ul></Page>
`,
  "src/pages/blog/[slug].astro": `---
import { getCollection } from "astro:content";
import { createMarkdownProcessor } from "@astrojs/markdown-remark";
import Page from "../../layouts/Page.astro";
const processor = (globalThis.processor ??= await createMarkdownProcessor());
export const getStaticPaths = async () =>
  (await getCollection("articles")).map(({ data }) => ({ params: { slug: data.slug }, props: { data } }));
const { data } = Astro.props;
const sections = await Promise.all(
  data.sections.map(async ({ heading, body }) => ({ heading, html: (await processor.render(body)).code })),
);
---
<Page title={data.seo.title} description={data.seo.description}><article><h1>{data.heading}</h1><p>{data.text}</p>
{sections.map(({ heading, html }) => <section><h2>{heading}</h2><div set:html={html} /></section>)}</article></Page>
`,
  ...Object.fromEntries(
    [
      { path: "portfolio", collection: "stories", card: "data.card" },
      { path: "blog", collection: "articles", card: "data" },
    ].map(({ path, collection, card }) => [
      `src/pages/${path}/page/[...page].astro`,
      `---
import { getCollection } from "astro:content";
import Page from "../../../layouts/Page.astro";
import Card from "../../../components/Card.astro";
export const getStaticPaths = async ({ paginate }) =>
  paginate(
    (await getCollection("${collection}")).sort((a, b) => String(b.data.createdAt).localeCompare(String(a.data.createdAt))),
    { pageSize: 24 },
  );
const { page } = Astro.props;
---
<Page title="${path}" description="${path}"><h1>${path}</h1>
<ul>{page.data.map(({ data }) => <Card href={"/${path}/" + data.slug} heading={${card}.heading} text={${card}.text} />)}</ul>
<a href={page.url.next}>Next</a></Page>
`,
    ]),
  ),
};

/**
 * Creates an Astro site with the same YAML in `folder`, installed from the registry.
 * @throws if it cannot be installed.
 */
export const makeAstro = (folder: string, content: string): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const isOld = parseInt(process.versions.node, 10) < oldestNode;
  const needed = [...packages, ...(isOld ? [newerNode] : [])];
  // npm's environment passes on the project's strict setting.
  const install = ["install", "--engine-strict=false", "--no-audit", "--no-fund", ...needed];
  execFileSync("npm", install, { cwd: folder, stdio: "ignore" });
  for (const part of ["case-studies", "blogs"])
    cpSync(join(content, part), join(folder, "content", part), { recursive: true });
};
