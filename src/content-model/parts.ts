import { z } from "zod";
import { pageTable } from "../routes/page-table";

/** What a site may do without. `parts` in `content/settings/site.yaml` says which of them it has. */
export const partNames = ["hire", "portfolio", "blog", "careers", "play"] as const;

export type PartName = (typeof partNames)[number];

/** The kinds of content that are there for one part alone. */
const kindsOf: Record<PartName, readonly string[]> = {
  hire: ["hire-page"],
  portfolio: ["portfolio-page", "case-study", "experiences"],
  blog: ["blog-page", "article", "blog-topic", "latest-blog"],
  careers: ["career-page", "join-us-page", "job", "closed-opening-page"],
  play: ["play"],
};

/** The part that a kind of content belongs to. */
export const partOfKind = (kind: string): PartName | undefined =>
  partNames.find((part) => kindsOf[part].includes(kind));

/** The part that a path of the site leads to, with or without a place on the page. */
export const partOfPath = (href: string): PartName | undefined => {
  const path = href.replace(/[?#].*$/, "");
  const kind = pageTable.find(({ entity, path: pattern }) => {
    if (!partOfKind(entity)) return false;
    return pattern.endsWith("/*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  });
  return kind && partOfKind(kind.entity);
};

const sections = z.registry<{ part: PartName }>();

/** Says that a field goes away by itself when the site does without the part; queries return null then. */
export const requiresPart = <S extends z.ZodType>(part: PartName, schema: S): S => {
  sections.add(schema, { part });
  return schema;
};

export const partOfField = (schema: z.ZodType): PartName | undefined => sections.get(schema)?.part;
