import type { SiteSettings } from "../../content-model/entities/site";
import type { Labels } from "../../content-model/entities/labels";
import { fieldsIn, isRecord } from "../../content-model/records";
import { pageTable, type PageKindName } from "../../routes/page-table";
import { entriesOnPage } from "../../routes/paged-list";
import { twinPath } from "../../routes/twin-path";
import { seoOf, type Entry, type Fields } from "./entries";
import { pairedKeys, sharedItems } from "./shared-items";
import { fieldsToMarkdown, plainText, type TwinContext } from "./to-markdown";

/** A page that the build made. */
export interface TwinPage extends Entry {
  kind: PageKindName;
  path: string;
  /** Names of the parent pages and of the page itself. */
  trail: readonly string[];
  /** For a page of a list: its entries, and the path of the next page. */
  list?: { slugs: readonly string[]; number: number; next?: string | undefined };
}

/** Content of other files that a kind of page shows without naming it in its own file. */
const alsoShown: Partial<Record<PageKindName, readonly string[]>> = {
  "blog-page": ["article", "blog-topic"],
  "portfolio-page": ["case-study"],
  "join-us-page": ["job"],
};

const openingKeys = ["hero", "caseStudyBanner"];

/** Fields for lists, breadcrumbs and search engines only. */
const leftOutAtTop = new Set(["name", "summary", "card", "workplace", "remoteWithin"]);

const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Lines about how to reach the company. */
const contacts = ({ sales, offices }: SiteSettings, { contact }: Labels): string[] => [
  [
    `- ${contact.email}: ${sales.email}`,
    `- ${contact.phone}: ${sales.phone}`,
    `- ${contact.messaging}: ${sales.messaging}`,
    ...offices.map(({ name, address }) => `- ${name}: ${address.join(", ")}`),
  ].join("\n"),
];

interface Writing {
  site: SiteSettings;
  labels: Labels;
  entries: ReadonlyMap<string, readonly Entry[]>;
  around: TwinContext;
}

/** The shared block for a page's heading with the same key, such as `process`. */
const sharedBlock = (key: string, own: unknown, { entries, around }: Writing): string[] => {
  const shared = entries
    .get(kebab(key))
    ?.find(({ entity }) => entity.location.startsWith("shared/") && !("heading" in entity.schema.shape));
  if (!shared) return [];
  const items = sharedItems(fieldsIn(own), shared, around);
  return items.length > 0 ? items : fieldsToMarkdown(shared.entity.schema, shared.fields, 3, around);
};

/**
 * A section's own texts, without those that belong to items of a shared block, and without an interactive figure's
 * controls.
 */
const ownWords = (name: string, own: unknown): unknown =>
  isRecord(own) && !Array.isArray(own)
    ? Object.fromEntries(
        Object.entries(own).filter(
          ([key, value]) => !pairedKeys.includes(key) && (name !== "signature" || typeof value === "string"),
        ),
      )
    : own;

const sections = ({ entity: { schema }, fields }: Entry, writing: Writing): string[] => {
  const opening = openingKeys.find((key) => key in schema.shape);
  const isLeftOut = (key: string) => leftOutAtTop.has(key);
  if (!opening) return fieldsToMarkdown(schema, fields, 1, writing.around, isLeftOut);
  const one = (key: string, level: number) =>
    fieldsToMarkdown(
      schema,
      { [key]: ownWords(key, fields[key]) },
      level,
      writing.around,
      (other) => other !== key || isLeftOut(other),
    );
  const others = Object.keys(schema.shape).filter((key) => key !== opening && fields[key] !== undefined);
  return [
    ...one(opening, 1),
    ...others.flatMap((key) => [...one(key, 2), ...sharedBlock(key, fields[key], writing)]),
  ];
};

/** The entries of a kind; in a paged list, only this page's. */
const listOf = (name: string, { list, kind }: TwinPage, { entries, around }: Writing): string[] => {
  const isPaged = pageTable.some((row) => row.entity === kind && "list" in row && row.list.of === name);
  const all =
    list && isPaged
      ? list.slugs.slice(0, entriesOnPage).flatMap((slug) => around.find(name, slug) ?? [])
      : (entries.get(name) ?? []);
  const links = all.flatMap((entry) => around.linkTo(entry) ?? []);
  if (links.length > 0) return [links.map((line) => `- ${line}`).join("\n")];
  return all.flatMap(({ entity, fields }) => fieldsToMarkdown(entity.schema, fields, 2, around));
};

const frontMatter = ({ fields, list, trail }: TwinPage, { around }: Writing): string => {
  const { title, description } = seoOf(fields);
  const further = list && list.number > 1 ? `, ${trail.at(-1)}` : "";
  const facts: Fields = {
    title: plainText(title, around.words) + further,
    description: plainText(description, around.words),
    url: around.page,
    published: fields.createdAt,
    updated: fields.updatedAt,
  };
  const lines = Object.entries(facts).flatMap(([name, fact]) =>
    fact ? [`${name}: ${JSON.stringify(fact)}`] : [],
  );
  return ["---", ...lines, "---"].join("\n");
};

const nextPage = ({ list }: TwinPage, { labels, around }: Writing): string[] =>
  list?.next ? [`[${labels.pages.next}](${around.home}${twinPath(list.next)})`] : [];

const body = (page: TwinPage, writing: Writing): string[] => {
  if (page.list && page.list.number > 1) return [`# ${page.trail.slice(-2).join(", ")}`];
  return [
    ...sections(page, writing),
    ...(page.kind === "contact-page" ? contacts(writing.site, writing.labels) : []),
  ];
};

/** A page as Markdown, made from the same content as the page. */
export const pageMarkdown = (page: TwinPage, writing: Writing): string =>
  [
    frontMatter(page, writing),
    ...body(page, writing),
    ...(alsoShown[page.kind] ?? []).flatMap((name) => listOf(name, page, writing)),
    ...nextPage(page, writing),
  ]
    .join("\n\n")
    .concat("\n");
