import { specificationApplies } from "../specification/applies";
import { content } from "../support/content";
import { entriesIn } from "../support/named-entries";
import { isOnSite } from "../support/parts";
import { open } from "./support/ready";
import { expect, test } from "./support/test";
import { words } from "../support/words";

interface Testimonial {
  slug: string;
  name: string;
  url?: string;
}
interface Page {
  clientFeedback?: { testimonials: string[] };
}

const filmed = entriesIn("testimonials")
  .map((name) => content<Testimonial>(name))
  .filter(({ url }) => url);

/** Pages with a testimonial that has a video. */
const showing = [["pages/home", "/"], ...entriesIn("hire").map((name) => [name, `/${name}`])]
  .filter(([, path = ""]) => isOnSite(path))
  .map(([file = "", path = ""]) => ({ path, shown: content<Page>(file).clientFeedback?.testimonials ?? [] }))
  .flatMap(({ path, shown }) =>
    filmed.filter(({ slug }) => shown.includes(slug)).map((testimonial) => ({ path, testimonial })),
  );

test("at least one testimonial has a video", () => {
  test.skip(!specificationApplies, "Whoever adopts the site may have none.");
  expect(showing.length).toBeGreaterThan(0);
});

for (const { path, testimonial } of showing.slice(0, 1)) {
  test(`the video of ${testimonial.name} opens on ${path}, and a click outside the controls closes it`, async ({
    page,
    browserErrors,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    const play = page.getByRole("button", { name: `Play the video of ${testimonial.name}` }).first();
    await play.scrollIntoViewIfNeeded();
    await play.focus();
    await page.keyboard.press("Enter");
    // The dialog has the name of what is in it, not that of the button.
    const dialog = page.getByRole("dialog", {
      name: words.labels.dialog.video.replace("{name}", testimonial.name),
    });
    const video = dialog.locator("video");
    await expect(video).toBeVisible();
    await expect
      .poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState))
      .toBeGreaterThan(0);
    const box = (await video.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 15);
    await expect(dialog).toBeVisible();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 3);
    await expect(dialog).toBeHidden();
    await expect(play).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(browserErrors).toEqual([]);
  });
}
