/** @jest-environment node */
import sharp from "sharp";
import { onPreInit } from "../../src/gatsby/on-pre-init";

const effortOf = (picture: sharp.Sharp): unknown =>
  Reflect.get(Reflect.get(picture, "options") as object, "heifEffort");

const blank = () => sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } });

describe("AVIF", () => {
  const store = { getState: () => ({ program: { directory: "" } }) };

  beforeAll(() => onPreInit?.({ store } as never, { plugins: [] }, () => undefined));

  it("is encoded with less effort than Libvips's own", async () => {
    const own = 4;
    const picture = blank().clone().avif({ quality: 34 });

    expect(effortOf(picture)).toBeLessThan(own);
    expect((await sharp(await picture.toBuffer()).metadata()).format).toBe("heif");
  });

  it("has the effort that is asked for", () => {
    expect(effortOf(blank().avif({ effort: 1 }))).toBe(1);
  });
});
