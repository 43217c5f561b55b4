/** @jest-environment node */
import sharp from "sharp";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content-model/check/check-content";
import { faultLines, withContent } from "./support/content-tree";

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

const fit = (path: string) =>
  `Choose it anew in the editor (/admin), which makes it fit; or run: npm run picture "content/testimonials/${path}"`;

test("a missing picture is a fault", async () => {
  expect(await picture("./images/no.webp")).toEqual([
    `${place}found "./images/no.webp": missing picture. Put the file there or mend the path.`,
  ]);
});

test("a picture whose name is written otherwise is named", async () => {
  const faults = await faultLines({
    "testimonials/asha.yaml":
      "slug: asha\nname: Asha R.\nrole: Founder\ntext: Good work.\nimage: ./images/Cup.webp\n",
    "testimonials/images/cup.webp": await webp(2, 2),
  });
  expect(faults).toEqual([`${place}found "./images/Cup.webp": missing picture. Did you mean “cup.webp”?`]);
});

test("a picture with too many pixels in width or height is a fault", async () => {
  expect(await picture("./a.webp", await webp(20, 2401))).toEqual([
    `${place}found "./a.webp": the picture has 20 × 2401 pixels, at most 2400 on the long side are allowed. ${fit("a.webp")}`,
  ]);
});

test.each([
  ["./a.webp", fit("a.webp")],
  ["./a.svg", "Save it smaller."],
])("a picture with too many bytes is a fault: %s", async (path, remedy) => {
  expect(await picture(path, Buffer.alloc(401 * 1024))).toEqual([
    `${place}found "${path}": the picture has 401 KB, at most 400 KB are allowed. ${remedy}`,
  ]);
});

test.each(["IMG_4021.JPG", "a.png", "A photo.Jpeg", "a.gif", "a.tiff"])(
  "a picture in another format is one fault that says how to make it fit: %s",
  async (path) => {
    expect(await picture(`./${path}`, Buffer.from("a photo"))).toEqual([
      `${place}found "./${path}": this picture has to be WebP (SVG if it is a drawing), or it slows every build. ${fit(path)}`,
    ]);
  },
);

test.each(["IMG_4021.HEIC", "a.heif"])("so is a photo of an iPhone: %s", async (path) => {
  const [fault, ...others] = await picture(`./${path}`, Buffer.from("a photo"));
  expect(fault).toContain("the format of iPhones. Choose it anew in the editor (/admin)");
  expect(fault).toContain(
    `save it as JPEG and run: npm run picture "content/testimonials/${path.replace(/\w+$/, "jpg")}"`,
  );
  expect(others).toEqual([]);
});

test("a film is no picture", async () => {
  expect(await picture("./a.mp4", Buffer.from("a film"))).toEqual([
    expect.stringContaining("no picture that a page can show"),
  ]);
});

test("a file that is not really a picture is a fault", async () => {
  expect(await picture("./a.webp", Buffer.from("not a picture"))).toEqual([
    `${place}found "./a.webp": this is not a picture that can be read. Save it again as WebP or SVG.`,
  ]);
});

test.each(["images/a.webp", "IMG_4021.JPG", "/images/a.webp", "https://example.com/a.webp", "./a"])(
  "a path that is not relative is one fault: %s",
  async (path) => {
    expect(await picture(path)).toEqual([
      `${place}found "${path}", expected ./images/ and the name of a picture in that folder, such as ./images/hero.webp.`,
    ]);
  },
);

test("a picture that only a note in the file turns upright, and one that moves, are faults", async () => {
  const turned = await sharp(await webp(20, 10))
    .withMetadata({ orientation: 6 })
    .webp()
    .toBuffer();
  expect(await picture("./a.webp", turned)).toEqual([expect.stringContaining("lies on its side")]);
  const frames = await sharp(Buffer.concat([Buffer.alloc(12), Buffer.alloc(12, 255)]), {
    raw: { width: 2, height: 4, channels: 3, pageHeight: 2 },
  })
    .webp({ loop: 0 })
    .toBuffer();
  expect(await picture("./a.webp", frames)).toEqual([expect.stringContaining("stands still")]);
});

test("a picture that was changed since the last check is read again", async () => {
  const files = {
    "testimonials/asha.yaml": "slug: asha\nname: Asha R.\nrole: Founder\ntext: Good work.\nimage: ./a.webp\n",
    "testimonials/a.webp": await webp(20, 20),
  };
  await withContent(files, async (root) => {
    const pictureFaults = async () =>
      (await checkContent(root)).filter(({ path }) => path === "image").map(({ message }) => message);
    expect(await pictureFaults()).toEqual([]);
    writeFileSync(join(root, "content/testimonials/a.webp"), await webp(20, 2401));
    expect(await pictureFaults()).toEqual([expect.stringContaining("20 × 2401 pixels")]);
  });
});
