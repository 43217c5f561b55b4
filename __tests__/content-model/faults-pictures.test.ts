/** @jest-environment node */
import sharp from "sharp";
import { faultLines } from "./support/content-tree";

const place = "content/testimonials/asha.yaml:5:8  image: ";

/** Faults of a testimonial whose picture is at `path`; `file` is that file's content. */
const picture = (path: string, file?: Buffer) =>
  faultLines({
    "testimonials/asha.yaml": `slug: asha\nname: Asha R.\nrole: Founder\ntext: Good work.\nimage: ${path}\n`,
    ...(file ? { [`testimonials/${path}`]: file } : {}),
  });

const webp = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#ff6b4a" } })
    .webp()
    .toBuffer();

test("a picture of the maximum size is accepted", async () => {
  expect(await picture("./a.webp", await webp(2400, 20))).toEqual([]);
});

test("a missing picture is a fault", async () => {
  expect(await picture("./images/no.webp")).toEqual([
    `${place}found "./images/no.webp": missing picture. Put the file there or mend the path.`,
  ]);
});

test("a picture with too many pixels in width or height is a fault", async () => {
  expect(await picture("./a.webp", await webp(20, 2401))).toEqual([
    `${place}found "./a.webp": the picture has 20 × 2401 pixels, at most 2400 on the long side are allowed. Scale it down.`,
  ]);
});

test.each(["./a.webp", "./a.svg"])("a picture with too many bytes is a fault: %s", async (path) => {
  expect(await picture(path, Buffer.alloc(401 * 1024))).toEqual([
    `${place}found "${path}": the picture has 401 KB, at most 400 KB are allowed. Save it smaller.`,
  ]);
});

test("a picture in a format that slows builds is a fault", async () => {
  expect(await picture("./a.png", await webp(2, 2))).toEqual([
    `${place}found "./a.png": found a .png picture. Save it as WebP (photos, renders) or SVG (drawings); other formats slow every build.`,
  ]);
});

test("a file that is not really a picture is a fault", async () => {
  expect(await picture("./a.webp", Buffer.from("not a picture"))).toEqual([
    `${place}found "./a.webp": this is not a picture that can be read. Save it again as WebP or SVG.`,
  ]);
});

test("a path that is not relative is a fault", async () => {
  expect(await picture("images/a.webp")).toContain(
    `${place}found "images/a.webp", expected a relative path to a picture, such as ./images/hero.webp.`,
  );
});
