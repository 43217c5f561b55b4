import type { SiteSettings } from "../../content-model/entities/site";
import type { Labels } from "../../content-model/entities/labels";
import type { PageKindName } from "../../routes/page-table";
import type { Entry, Fields } from "./entries";
import { pairedKeys, sharedItems } from "./shared-items";
import { fieldsToMarkdown, plainText, type Surroundings } from "./to-markdown";

/** A page that the build made. */
export interface TwinPage extends Entry {
  kind: PageKindName;
  path: string;
  /** Names of the pages above it, and its own. */
  trail: readonly string[];
}

/** What a page shows of other files without naming them in its own. */
const alsoShown: Partial<Record<PageKindName, readonly string[]>> = {
  "blog-page": ["article", "blog-topic"],
  "portfolio-page": ["case-study"],
  "join-us-page": ["job"],
};

const openingKeys = ["hero", "caseStudyBanner"];

/** For lists and breadcrumbs elsewhere. */
const leftOutAtTop = new Set(["name", "summary", "card"]);

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
  around: Surroundings;
}

/** The block that pages share under the heading that stands in each, such as `process`. */
const sharedBlock = (key: string, own: unknown, { entries, around }: Writing): string[] => {
  const shared = entries
    .get(kebab(key))
    ?.find(({ entity }) => entity.location.startsWith("shared/") && !("heading" in entity.schema.shape));
  if (!shared) return [];
  const items = sharedItems(own as Fields, shared, around);
  return items.length > 0 ? items : fieldsToMarkdown(shared.entity.schema, shared.fields, 3, around);
};

/** A section's own words: without those that pair up with a shared block, and without the controls of a live figure. */
const ownWords = (name: string, own: unknown): unknown =>
  typeof own === "object" && own !== null && !Array.isArray(own)
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

const listOf = (name: string, { entries, around }: Writing): string[] => {
  const all = entries.get(name) ?? [];
  const links = all.flatMap((entry) => around.linkTo(entry) ?? []);
  if (links.length > 0) return [links.map((line) => `- ${line}`).join("\n")];
  return all.flatMap(({ entity, fields }) => fieldsToMarkdown(entity.schema, fields, 2, around));
};

const frontMatter = ({ fields }: Entry, { around }: Writing): string => {
  const { title, description } = fields.seo as { title: string; description: string };
  const facts: Fields = {
    title: plainText(title, around.words),
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

/** A page as Markdown, made from the content that the page itself is made from. */
export const pageMarkdown = (page: TwinPage, writing: Writing): string =>
  [
    frontMatter(page, writing),
    ...sections(page, writing),
    ...(page.kind === "contact-page" ? contacts(writing.site, writing.labels) : []),
    ...(alsoShown[page.kind] ?? []).flatMap((name) => listOf(name, writing)),
  ]
    .join("\n\n")
    .concat("\n");
