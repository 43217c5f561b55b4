/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { fitPicture } from "../../tools/content/fit-picture";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "picture-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#ff6b4a" } });

test("a phone's photo becomes an upright WebP that the check admits, without what the phone noted", async () => {
  const photo = join(folder, "IMG_4021.JPG");
  await plain(3000, 200)
    .withExif({ IFD0: { Model: "Phone" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(photo);
  const { file, size } = await fitPicture(photo);
  expect({ file, size }).toEqual({
    file: join(folder, "IMG_4021.webp"),
    size: expect.stringMatching(/^160 × 2400 pixels, \d+ KB$/) as string,
  });
  const { format, exif, orientation } = await sharp(file).metadata();
  expect({ format, exif, orientation }).toEqual({ format: "webp" });
});

test("one that is hard to compress is made small enough", async () => {
  const photo = join(folder, "noise.png");
  const [width, height] = [1000, 700];
  await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toFile(photo);
  const { file } = await fitPicture(photo);
  expect(statSync(file).size).toBeLessThanOrEqual(400 * 1024);
});

test("a small one keeps its size, and a large WebP is made to fit in its place", async () => {
  const small = join(folder, "small.png");
  await plain(40, 30).png().toFile(small);
  expect((await fitPicture(small)).size).toMatch(/^40 × 30 pixels/);
  const large = join(folder, "large.webp");
  await plain(2600, 20).webp().toFile(large);
  expect(await fitPicture(large)).toMatchObject({
    file: large,
    size: expect.stringMatching(/^2400 × /) as string,
  });
});

test("what is no picture is refused", async () => {
  const text = join(folder, "text.jpg");
  writeFileSync(text, "not a picture");
  await expect(fitPicture(text)).rejects.toThrow();
});
