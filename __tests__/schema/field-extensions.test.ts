/** @jest-environment node */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { GraphQLList, GraphQLObjectType, GraphQLString } from "gatsby/graphql";
import { createFieldExtensions, findBySlug } from "../../src/schema/field-extensions";
import type { QueryContext } from "../../src/schema/query-context";

interface Extension {
  name: string;
  extend(
    options: object,
    previous: { resolve(): unknown },
  ): { resolve(source: unknown, args: unknown, context: unknown): Promise<unknown> };
}

/** What a field with an extension shows of a text. */
const shown = async (
  extension: string,
  copy: string,
  nodeModel: { findOne: (query: { type: string }) => Promise<unknown> } = { findOne: async () => null },
): Promise<unknown> => {
  const extensions: Extension[] = [];
  createFieldExtensions({
    actions: { createFieldExtension: (each: Extension) => extensions.push(each) },
    basePath: "",
  } as unknown as CreateSchemaCustomizationArgs);
  const found = extensions.find(({ name }) => name === extension);
  return found!.extend({}, { resolve: () => copy }).resolve(null, null, { nodeModel });
};

const months = process.env.LEADS_KEEP_MONTHS;
afterEach(() => {
  if (months === undefined) delete process.env.LEADS_KEEP_MONTHS;
  else process.env.LEADS_KEEP_MONTHS = months;
});

test.each([
  ["1", "1 month"],
  ["7", "7 months"],
  ["", "24 months"],
])("copy says how long leads are kept with LEADS_KEEP_MONTHS=%s", async (setting, time) => {
  process.env.LEADS_KEEP_MONTHS = setting;
  expect(await shown("copy", "{keepMonths}")).toBe(time);
  expect(await shown("markdown", "**{keepMonths}**")).toContain(`<strong>${time}</strong>`);
});

test("spaces around a text do not reach a page", async () => {
  expect(await shown("copy", " a bowl\n")).toBe("a bowl");
});

test("a query asks for the settings once, however many texts it shows", async () => {
  const asked: string[] = [];
  const nodeModel = {
    findOne: async ({ type }: { type: string }) => {
      asked.push(type);
      return type === "SiteSettings" ? { company: "Kiln", language: "en" } : null;
    },
  };
  const texts = Array.from({ length: 20 }, () => shown("copy", "{company}", nodeModel));
  expect(new Set(await Promise.all(texts))).toEqual(new Set(["Kiln"]));
  expect(await shown("markdown", "*{company}*", nodeModel)).toContain("<em>Kiln</em>");
  expect(asked).toEqual(["SiteSettings", "Labels"]);
});

test("a time that cannot be kept ends the build", async () => {
  process.env.LEADS_KEEP_MONTHS = "0";
  await expect(shown("copy", "{keepMonths}")).rejects.toThrow("LEADS_KEEP_MONTHS=0: expected a number");
});

test("references are asked for one by one, so that a page depends on those alone", async () => {
  const potter = new GraphQLObjectType({ name: "Potter", fields: { slug: { type: GraphQLString } } });
  const asked: unknown[] = [];
  const nodeModel = {
    findOne: async (query: { query: { filter: { slug: { eq: string } } } }) => {
      asked.push(query);
      const slug = query.query.filter.slug.eq;
      return slug === "hidden" ? null : { slug };
    },
  };
  const info = { returnType: new GraphQLList(potter) };
  expect(
    await findBySlug(["wheel", "hidden", "kiln"], { nodeModel } as unknown as QueryContext, info),
  ).toEqual([{ slug: "wheel" }, { slug: "kiln" }]);
  expect(asked).toEqual(
    ["wheel", "hidden", "kiln"].map((slug) => ({ type: potter, query: { filter: { slug: { eq: slug } } } })),
  );
});
