/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { filesUnder } from "../../src/content-model/check/files-under";
import { entities } from "../../src/content-model/entities/entities";
import { shapeNames } from "../../src/content-model/markers";
import { unwrap } from "../../src/content-model/unwrap";

const root = join(__dirname, "../..");
/** What a template places on its page. */
const sections = filesUnder(join(root, "src/templates"), /\.tsx$/)
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/"\.\.\/(sections\/.+)"/g)])
  .map(([, path]) => join(root, `src/${path}.tsx`))
  .filter((file, index, all) => existsSync(file) && all.indexOf(file) === index)
  .map((file) => ({ file: basename(file, ".tsx"), code: readFileSync(file, "utf8") }));
/** Kinds of files. A fragment on one selects what its section shows. */
const kinds = ["Query", ...entities.map(({ typeName }) => typeName)];
const pascal = (file: string) => file.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Sections named after their look. A page's key names their purpose instead: `company`, `whyChoose`. */
const looks = ["TextSection", "PointSection", "ItemSection", "PicturedSection", "SectionIntro"];

/** Every key of a schema, nested ones included, with its schema and its type. */
const keysOf = (schema: z.ZodType): [key: string, field: z.ZodType, owner: z.ZodObject][] => {
  const bare = unwrap(schema).schema;
  if (bare instanceof z.ZodArray) return keysOf(bare.element as z.ZodType);
  if (!(bare instanceof z.ZodObject)) return [];
  return Object.entries(bare.shape).flatMap(([key, field]) => [
    [key, field as z.ZodType, bare] as [string, z.ZodType, z.ZodObject],
    ...keysOf(field as z.ZodType),
  ]);
};

test("a section, its file and its fragments' types have the same name", () => {
  expect(sections).not.toEqual([]);
  for (const { file, code } of sections) {
    expect(code).toMatch(new RegExp(`export const ${pascal(file)} =`));
    for (const [, fragment, type] of code.matchAll(/fragment (\w+) on (\w+)/g)) {
      if (!kinds.includes(type!)) expect(fragment).toBe(type);
    }
  }
});

test("a page's key for a section is the section's name, unless it has several", () => {
  const components = new Set(sections.map(({ file }) => pascal(file)));
  const shorter: Record<string, string> = { EnquirySection: "enquiry", LeadArticle: "lead" };
  const keyOf = (type: string) => shorter[type] ?? camel(type);
  for (const { schema } of entities) {
    const types = Object.entries(schema.shape).flatMap(([key, field]) => {
      const type = shapeNames.get(unwrap(field as z.ZodType).schema)?.typeName;
      return type && components.has(type) && !looks.includes(type) ? [{ key, type }] : [];
    });
    for (const { key, type } of types.filter((one) => types.every((o) => o === one || o.type !== one.type))) {
      expect({ key, type }).toEqual({ key: keyOf(type), type });
    }
  }
});

/** Names from the specification's section 3 that differ from heading, text and image. */
const specified: Record<string, string[]> = {
  AccreditationBadge: [],
  CaseStudyBanner: ["title", "subtitle"],
  Challenge: ["header"],
  Counter: ["title"],
  GalleryPhoto: ["imgUrl"],
  HeadedList: ["header"],
  JourneyItem: ["imgUrl", "content"],
  ServiceCard: ["title", "description"],
  Stat: ["paragraph"],
  // Names of HTML head elements.
  Seo: ["title", "description"],
};

test("headings, texts and pictures have the standard names, apart from the specification's own", () => {
  const others = /^(title|subtitle|header|description|content|paragraph|img|imgUrl)$/;
  for (const entity of entities) {
    for (const [key, , owner] of keysOf(entity.schema)) {
      const type = shapeNames.get(owner)?.typeName ?? entity.typeName;
      // The company's description is metadata for search engines and the web manifest.
      if (type === "SiteSettings" || !others.test(key)) continue;
      expect({ type, key, allowed: specified[type]?.includes(key) }).toEqual({ type, key, allowed: true });
    }
  }
});
