import { z } from "zod";
import { pageTable, pathIn } from "../routes/page-table";

/** Parts that a site may leave out. `parts` in `content/settings/site.yaml` says which of them it has. */
export const partNames = ["hire", "portfolio", "blog", "careers", "play"] as const;

export type PartName = (typeof partNames)[number];

/** Kinds of content that belong to one part only. */
const kindsOf: Record<PartName, readonly string[]> = {
  hire: ["hire-page"],
  portfolio: ["portfolio-page", "case-study", "experiences"],
  blog: ["blog-page", "article", "blog-topic", "latest-blog"],
  careers: ["career-page", "join-us-page", "job", "closed-opening-page"],
  play: ["play", "estimate"],
};

/** The part that a kind of content belongs to. */
export const partOfKind = (kind: string): PartName | undefined =>
  partNames.find((part) => kindsOf[part].includes(kind));

/** The part that a path of the site belongs to; the path may have a fragment. */
export const partOfPath = (href: string): PartName | undefined => {
  const path = pathIn(href);
  const kind = pageTable.find(({ entity, path: pattern }) => {
    if (!partOfKind(entity)) return false;
    return pattern.endsWith("/*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  });
  return kind && partOfKind(kind.entity);
};

export const isLeftOut = (part: PartName | undefined, leftOut: readonly PartName[]): boolean =>
  part !== undefined && leftOut.includes(part);

const sections = z.registry<{ part: PartName }>();

/** Removes the field if the site leaves out the part; queries then return null. */
export const requiresPart = <S extends z.ZodType>(part: PartName, schema: S): S => {
  sections.add(schema, { part });
  return schema;
};

export const partOfField = (schema: z.ZodType): PartName | undefined => sections.get(schema)?.part;
