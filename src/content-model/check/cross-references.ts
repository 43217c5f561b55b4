import { copyTokens, doubledUnit, unknownTokens } from "../copy-tokens";
import { withoutParts } from "../without-parts";
import { pageTable, pathIn } from "../../routes/page-table";
import { isCollection, type Entity } from "../entity";
import { textAt } from "../records";
import { isLeftOut, partOfKind, partOfPath, type PartName } from "../parts";
import { slugOf, type ContentFile } from "./content-file";
import { referenceTarget, type Fault } from "./fault";
import type { MarkedValue } from "./marked-values";
import { markupFaults } from "./markup-faults";
import { nearest } from "./nearest";

/** Valid targets: slugs by entity, and the paths of all pages and static files. */
export interface Targets {
  slugs: ReadonlyMap<string, ReadonlySet<string>>;
  paths: ReadonlySet<string>;
  /** Targets that builds leave out, now or from a planned moment on. */
  hidden: { slugs: ReadonlyMap<string, ReadonlySet<string>>; paths: ReadonlySet<string> };
  /** The parts that the site does without. Links to them are removed automatically, or reported as a separate fault. */
  leftOut: readonly PartName[];
}

const hiddenHint =
  "It is a draft or has dates, so some builds leave it out. Only lists may name it; or publish it for good.";

const suggestion = (value: string, candidates: Iterable<string>): string => {
  const close = nearest(value, [...candidates]);
  return close ? ` Did you mean “${close}”?` : "";
};

const linkProblem = (href: string, targets: Targets | undefined): string | undefined => {
  if (!targets || !href.startsWith("/") || isLeftOut(partOfPath(href), targets.leftOut)) return undefined;
  const { paths, hidden } = targets;
  const path = pathIn(href);
  if (hidden.paths.has(path)) return `the link to ${path} can become dead. ${hiddenHint}`;
  return paths.has(path)
    ? undefined
    : `dead link: no page of this site has the path ${path}.${suggestion(path, paths)}`;
};

const doubledProblem = (value: string): string | undefined => {
  const unit = doubledUnit(value);
  return unit && `{keepMonths} says its unit already. Take “${unit}” away.`;
};

/** With `hasPlaceholders`, unknown tokens are allowed, because components fill them in. */
const problem = (
  { marker, value, path }: MarkedValue,
  targets: Targets | undefined,
  hasPlaceholders: boolean,
): string | undefined => {
  switch (marker.kind) {
    case "reference": {
      if (!targets) return undefined;
      if (isLeftOut(partOfKind(marker.entity), targets.leftOut)) return undefined;
      const isListed = typeof path.at(-1) === "number";
      if (!isListed && targets.hidden.slugs.get(marker.entity)?.has(value))
        return `the reference to ${marker.entity} "${value}" can become dead. ${hiddenHint}`;
      const slugs = targets.slugs.get(marker.entity) ?? new Set<string>();
      return slugs.has(value)
        ? undefined
        : `dead reference: no ${marker.entity} has the slug "${value}".${suggestion(value, slugs)}`;
    }
    case "link":
      return linkProblem(value, targets);
    case "text":
    case "verbatim": {
      const blanks = marker.kind === "text" ? (marker.blanks ?? []) : [];
      const [token] = hasPlaceholders ? [] : unknownTokens(value).filter((name) => !blanks.includes(name));
      return token
        ? `found the token {${token}}, which nothing replaces. Known here: ${copyTokens.map((name) => `{${name}}`).join(", ")}.`
        : doubledProblem(value);
    }
    case "markdown":
      return doubledProblem(value);
    default:
      return undefined;
  }
};

const targetOf = ({ marker, value }: MarkedValue): string =>
  marker.kind === "reference" ? referenceTarget(marker.entity, value) : pathIn(value);

/** Faults of texts, links and references; without `targets`, of texts only. */
export const referenceFaults = (content: ContentFile, values: MarkedValue[], targets?: Targets): Fault[] => {
  const { location, hasPlaceholders = location.startsWith("settings/") } = content.entity;
  return values.flatMap((marked) => {
    const message = problem(marked, targets, hasPlaceholders);
    return [
      ...(message ? [{ ...content.faultAt(marked.path, message), target: targetOf(marked) }] : []),
      ...markupFaults(content, marked, (href) => linkProblem(href, targets)),
    ];
  });
};

/** Links to left-out parts in places where the page requires a link. */
export const requiredLinkFaults = (content: ContentFile, leftOut: readonly PartName[]): Fault[] =>
  isLeftOut(partOfKind(content.entity.name), leftOut) || typeof content.value !== "object"
    ? []
    : withoutParts(content.entity.schema, content.value ?? {}, leftOut).requiredLinks.map(
        ({ path, value, part }) =>
          content.faultAt(
            path,
            `“${value}” leads into a part that the site does without (${part}: false in settings/site.yaml), and this place cannot stay empty. Lead it elsewhere.`,
          ),
      );

/** Files whose names or paths collide, ignoring case; reports the later one. */
export const duplicateFaults = (
  contents: readonly ContentFile[],
  namesOf: (content: ContentFile) => readonly string[],
): Fault[] => {
  const owners = new Map<string, ContentFile>();
  return contents.flatMap((content) => {
    const names = namesOf(content).map((name) => name.toLowerCase());
    const earlier = names.map((name) => owners.get(name)).find(Boolean);
    for (const name of names) if (!owners.has(name)) owners.set(name, content);
    if (!earlier) return [];
    const what =
      earlier.entity === content.entity ? `has "${slugOf(content)}" as well` : "has the same address";
    return [content.faultAt(["slug"], `duplicate slug: ${earlier.file} ${what}. Change one of them.`)];
  });
};

/** Key of the field that shows people which file of a kind it is. */
export const titleKey = ({ schema }: Entity): string =>
  ["name", "heading", "title"].find((key) => key in schema.shape) ?? "slug";

/** Pages of one kind with the same title. No fault, but often somebody has created a page twice. */
export const sameTitles = (contents: readonly ContentFile[]): Fault[] => {
  const owners = new Map<string, ContentFile>();
  return contents.flatMap((content) => {
    const { entity } = content;
    const key = titleKey(entity);
    const title = textAt(content.value, key);
    if (!title || !isCollection(entity) || !pageTable.some((kind) => kind.entity === entity.name)) return [];
    const id = `${entity.name} ${title.toLowerCase()}`;
    const earlier = owners.get(id);
    if (!earlier) owners.set(id, content);
    return earlier ? [content.faultAt([key], `${earlier.file} is called “${title}” as well.`)] : [];
  });
};
