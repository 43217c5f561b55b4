import { render, screen } from "@testing-library/react";
import { parse } from "yaml";
import { z } from "zod";
import { labels } from "../../src/content-model/entities/labels";
import { markdown, text, verbatim } from "../../src/content-model/markers";
import { previews } from "../../src/editor/preview/previews";
import { readFields, type Sources } from "../../src/editor/preview/read-entry";
import { readSettings } from "../../src/content-model/read-settings";
import { SiteDataProvider, type SiteData } from "../../src/site-data/context";

const siteData = { labels: readSettings(process.cwd(), labels) } as unknown as SiteData;

const sources: Sources = {
  words: { company: "Kilnwright" },
  picture: (path) => Promise.resolve({ publicURL: `blob:${path}` }),
  drawing: () => Promise.resolve({ drawing: "" }),
  entry: (kind) => Promise.resolve(kind === "person" ? { slug: "ada", name: "Ada", role: "Potter" } : null),
};

/** Shows an entry in the making as the editor does. */
const show = async (kind: string, yaml: string) => {
  const { entity, beside, Page } = previews[kind]!;
  const page = await readFields(entity.schema, (parse(yaml) ?? {}) as Record<string, unknown>, sources);
  return render(
    <SiteDataProvider value={siteData}>
      <Page page={page} beside={await readFields(beside.schema, {}, sources)} />
    </SiteDataProvider>,
  );
};

test("an article is shown as its page: typeset, with its Markdown, its author and its day", async () => {
  await show(
    "article",
    `
heading: "{company}'s clay"
author: ada
createdAt: 2026-05-12
image: ./images/clay.webp
alt: A lump of clay
sections:
  - heading: Firing
    body: It takes **time**.
  - {}`,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Kilnwright’s clay");
  expect(screen.getByRole("heading", { level: 2, name: "Firing" })).toBeVisible();
  expect(screen.getByText("time").tagName).toBe("STRONG");
  expect(screen.getByText(/Ada/)).toBeVisible();
  expect(screen.getByText("12 May 2026")).toBeVisible();
  expect(screen.getByRole("img", { name: "A lump of clay" })).toHaveAttribute(
    "src",
    "blob:./images/clay.webp",
  );
});

test("texts say what they say on the site: tokens are filled in, and addresses are not typeset", async () => {
  const schema = z.object({
    text: text("A text."),
    email: verbatim("An address."),
    long: markdown("A text."),
  });
  const copy = "{company}'s";
  expect(await readFields(schema, { text: copy, email: copy, long: copy }, sources)).toEqual({
    text: "Kilnwright’s",
    email: "Kilnwright's",
    long: "<p>Kilnwright’s</p>\n",
  });
});

test("of a case study, the parts that have a heading are shown", async () => {
  await show(
    "case-study",
    `
caseStudyBanner: { title: Kiln, subtitle: A kiln that waits }
challenges: { heading: Heat, items: [{ header: Too hot, text: We *waited*. }] }`,
  );
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "A kiln that waits",
    "Heat",
    "Too hot",
  ]);
  expect(screen.getByText("waited").tagName).toBe("EM");
});

test.each(Object.keys(previews))("a new entry of %s is no fault, and has no heading yet", async (kind) => {
  const { container } = await show(kind, "");
  expect(container.querySelector("h1")?.textContent?.trim() ?? "").toBe("");
});
