/** @jest-environment node */
import sharp, { type AvifOptions } from "sharp";
import { onPreInit } from "../../src/gatsby/on-pre-init";

const side = 64;
const noise = Buffer.from(Array.from({ length: side * side * 3 }, (_, index) => (index * index * 31) % 251));

const encoded = (options: AvifOptions): Promise<Buffer> =>
  sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .clone()
    .avif({ quality: 34, ...options })
    .toBuffer();

test("AVIF is encoded with less effort than Libvips's own, unless an effort is asked for", async () => {
  const own = await encoded({});
  const efforts = await Promise.all([0, 1, 2, 3].map((effort) => encoded({ effort })));
  expect(efforts).not.toContainEqual(own);

  const store = { getState: () => ({ program: { directory: "" } }) };
  await onPreInit?.({ store } as never, { plugins: [] }, () => undefined);

  expect(efforts).toContainEqual(await encoded({}));
  expect(await encoded({ effort: 4 })).toEqual(own);
});
