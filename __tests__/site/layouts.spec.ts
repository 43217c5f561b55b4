import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { entriesIn } from "../support/named-entries";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

const { developmentBlocks: blocks } = content<{ developmentBlocks: { heading: string }[] }>("pages/services");

/** Whether the picture beside each heading is left of its text, right of it or above. `around`: what holds both. */
const pictureSides = (page: Page, headings: readonly string[], around: string) =>
  Promise.all(
    headings.map((name) =>
      page
        .getByRole("heading", { name, exact: true })
        // The banner of a page may have links of the same name, so what is meant is the last match.
        .last()
        .evaluate((element, holder) => {
          const picture = element.closest(holder)!.querySelector("img")!.getBoundingClientRect();
          const words = element.getBoundingClientRect();
          if (picture.bottom <= words.top) return "above";
          return picture.left < words.left ? "left" : "right";
        }, around),
    ),
  );

const kinds = blocks.map(({ heading }) => heading);

test("pictures of the kinds of development alternate sides above 992 px, and are above the text up to there", async ({
  page,
}) => {
  await page.goto("/services");
  await page.setViewportSize({ width: 993, height: 900 });
  expect(await pictureSides(page, kinds, "section")).toEqual(["left", "right", "left"]);
  await page.setViewportSize({ width: 992, height: 900 });
  expect(await pictureSides(page, kinds, "section")).toEqual(["above", "above", "above"]);
});

interface Story {
  slug: string;
  challenges: { items: { header: string; imageNarrow?: string }[] };
}

const story = entriesIn("case-studies")
  .map((name) => content<Story>(name))
  .find(({ challenges: { items } }) => items[1]?.imageNarrow);

test("pictures of challenges alternate sides from 768 px on, with one for phones too", async ({ page }) => {
  test.skip(!story, "No case study has a second picture for phones.");
  await page.goto(`/portfolio/${story!.slug}`);
  const headers = story!.challenges.items.slice(0, 2).map(({ header }) => header);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await pictureSides(page, headers, "li")).toEqual(["left", "right"]);
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await pictureSides(page, headers, "li")).toEqual(["above", "above"]);
});
