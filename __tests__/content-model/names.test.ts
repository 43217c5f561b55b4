/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { entities } from "../../src/content-model/entities/entities";
import { shapeNames } from "../../src/content-model/markers";
import { unwrap } from "../../src/content-model/unwrap";

const root = join(__dirname, "../..");
const sections = readdirSync(join(root, "src/sections"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    folder: name,
    code: readFileSync(join(root, `src/sections/${name}/${name}.tsx`), "utf8"),
  }));
const pascal = (folder: string) =>
  folder.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
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

test("a section, its folder and its fragments' types have the same name", () => {
  for (const { folder, code } of sections) {
    expect(code).toMatch(new RegExp(`export const ${pascal(folder)} =`));
    for (const [, fragment, type] of code.matchAll(/fragment (\w+) on (\w+)/g)) {
      if (!["Query", "LegalPage"].includes(type!)) expect(fragment).toBe(type);
    }
  }
});

test("a page's key for a section is the section's name, unless it has several", () => {
  const components = new Set(sections.map(({ folder }) => pascal(folder)));
  const keyOf = (type: string) => (type === "EnquirySection" ? "enquiry" : camel(type));
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
