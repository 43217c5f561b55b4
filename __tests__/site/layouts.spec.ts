import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

const { developmentBlocks: blocks } = content<{ developmentBlocks: { heading: string }[] }>("pages/services");

/** Whether the picture of each kind of development is left of its text, right of it or above. */
const pictureSides = (page: Page) =>
  Promise.all(
    blocks.map(({ heading }) =>
      page
        .getByRole("heading", { name: heading, exact: true })
        // The banner links to services of the same name, so the block is the last match.
        .last()
        .evaluate((element) => {
          const picture = element.closest("section")!.querySelector("img")!.getBoundingClientRect();
          const words = element.getBoundingClientRect();
          if (picture.bottom <= words.top) return "above";
          return picture.left < words.left ? "left" : "right";
        }),
    ),
  );

test("pictures of the kinds of development alternate sides above 992 px, and are above the text up to there", async ({
  page,
}) => {
  await page.goto("/services");
  await page.setViewportSize({ width: 993, height: 900 });
  expect(await pictureSides(page)).toEqual(["left", "right", "left"]);
  await page.setViewportSize({ width: 992, height: 900 });
  expect(await pictureSides(page)).toEqual(["above", "above", "above"]);
});
