/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import {
  sharingPath,
  sharingSize,
  themes,
  thumbnailPath,
  thumbnailSize,
} from "../../src/config/sharing-picture";
import { sharingRecordsFile, type SharingRecord } from "../../src/publish/sharing-records";
import { setTitle } from "../../tools/build/sharing/set-title";
import { writeSharingPictures } from "../../tools/build/write-sharing-pictures";

// HarfBuzz comes as an ES module with WebAssembly, which Jest cannot load. Built pages show what it draws.
jest.mock("../../tools/build/sharing/outlines", () => ({
  fontFile: () => __filename,
  lineSetter: async () => (text: string, size: number) => ({
    path: `<path d="M0 0h${text.length * size * 0.5}v-${size * 0.7}H0z"/>`,
    width: text.length * size * 0.5,
  }),
}));

// Some thirty pictures are composed and encoded, on a machine that builds the site at the same time.
jest.setTimeout(60_000);

const project = resolve(__dirname, "../..");
const clay = join(project, "content/pages/images/about-hero.webp");
const cover = join(project, "content/pages/images/life-desks.webp");
const record = (path: string, title: string, picture: string): SharingRecord => ({
  ...{ path, title, kind: "Kind", hue: "teal", picture, isWhole: false },
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sharing-"));
  for (const name of ["content/settings"]) cpSync(join(project, name), join(root, name), { recursive: true });
  mkdirSync(join(root, ".cache"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (...records: SharingRecord[]) => {
  writeFileSync(join(root, sharingRecordsFile), JSON.stringify(records));
  return writeSharingPictures(root);
};
const file = (path: string) => join(root, "public", sharingPath(path));

test("each page gets a JPEG for links and a small picture for the search, whatever its picture and title", async () => {
  const long =
    "Everything that a title of many words could say before it has no more room, and then a few words";
  await write(record("/", "Home", clay), record("/blog/a", long, cover), {
    ...record("/blog/b", "Its own", cover),
    isWhole: true,
  });
  for (const path of ["/", "/blog/a", "/blog/b"]) {
    expect(await sharp(file(path)).metadata()).toMatchObject({ format: "jpeg", ...sharingSize });
    expect(statSync(file(path)).size).toBeLessThan(200 * 1024);
    for (const theme of themes) {
      const small = join(root, "public", thumbnailPath(path, theme));
      expect(await sharp(small).metadata()).toMatchObject({ format: "webp", ...thumbnailSize });
      expect(statSync(small).size).toBeLessThan(12 * 1024);
    }
  }
  expect(readFileSync(file("/blog/a")).equals(readFileSync(file("/blog/b")))).toBe(false);
});

test("by night a small picture is that of the night, or dimmed, and no edge of an object is cut off", async () => {
  const night = join(project, "content/pages/images/about-hero-night.webp");
  await write({ ...record("/", "Home", clay), night }, record("/dim", "Dim", clay));
  const small = (path: string, theme: (typeof themes)[number]) =>
    join(root, "public", thumbnailPath(path, theme));
  const lightOf = async (path: string, theme: (typeof themes)[number]) => {
    const { channels } = await sharp(small(path, theme)).stats();
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0);
  };
  expect(readFileSync(small("/", "dark")).equals(readFileSync(small("/dim", "dark")))).toBe(false);
  expect(await lightOf("/dim", "dark")).toBeLessThan(await lightOf("/dim", "light"));
  const trimmed = await sharp(clay)
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toBuffer();
  const { width = 1, height = 1 } = await sharp(trimmed).metadata();
  const { info } = await sharp(small("/", "light")).trim().toBuffer({ resolveWithObject: true });
  expect(info.width / info.height).toBeCloseTo(width / height, 0);
});

test("pictures are composed once, again when what they show changes, and go with their page", async () => {
  const [one, other] = [record("/one", "One", clay), record("/other", "Other", clay)];
  expect(await write(one, other)).toEqual({ made: 2, kept: 0 });
  expect(await write(one, other)).toEqual({ made: 0, kept: 2 });
  expect(await write({ ...one, title: "First" }, other)).toEqual({ made: 1, kept: 1 });
  rmSync(file("/other"));
  expect(await write({ ...one, title: "First" }, other)).toEqual({ made: 1, kept: 1 });
  expect(await write(other)).toEqual({ made: 0, kept: 1 });
  expect([file("/one"), file("/other")].map((each) => existsSync(each))).toEqual([false, true]);
});

test("titles break into even lines that fit", () => {
  const setLine = (text: string, size: number) => ({ path: "", width: text.length * size * 0.5 });
  const box = { width: 520, height: 350 };
  for (const title of ["Short", "NGO website with donations and a field map", "word ".repeat(20).trim()]) {
    const { size, lines } = setTitle(title, setLine, box);
    expect(lines.join(" ")).toBe(title);
    for (const line of lines) expect(setLine(line, size).width).toBeLessThanOrEqual(box.width);
    for (const line of lines.slice(0, -1)) expect(setLine(line, size).width).toBeGreaterThan(box.width / 2);
  }
});
