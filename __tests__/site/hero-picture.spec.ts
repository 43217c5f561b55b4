import { open } from "./support/ready";
import { expect, test } from "./support/test";

for (const { width, ratio, format, left, lean, what } of [
  {
    width: 390,
    ratio: 1.16,
    format: "avif",
    left: { after: 0, before: 20 },
    lean: 0,
    what: "a crop that is wider than the text",
  },
  {
    width: 1280,
    ratio: 1.2,
    format: "webp",
    left: { after: 640, before: 720 },
    lean: 24,
    what: "the whole scene",
  },
]) {
  test(`the hero shows ${what} at ${width} px and loads no other picture`, async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/home-hero.")) fetched.push(request.url().split(".").pop() ?? "");
    });
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/");
    const picture = page.getByRole("main").getByRole("img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
      .toBeCloseTo(ratio, 2);
    expect(fetched).toEqual([format]);
    const box = await picture.boundingBox();
    expect(box!.width / box!.height).toBeCloseTo(ratio, 2);
    // Text starts 20 px from a phone's edge. The crop is wider, and touches neither edge. On desktops its transparent
    // margin may overflow.
    expect(box!.x).toBeGreaterThan(left.after);
    expect(box!.x).toBeLessThan(left.before);
    expect(box!.x + box!.width).toBeLessThan(width + lean);
  });
}
