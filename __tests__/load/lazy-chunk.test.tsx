/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { replaceRenderer } from "../../src/gatsby/replace-renderer";
import { lazyChunk } from "../../src/load/lazy-chunk";

const Cup = ({ of }: { of: string }) => <p>{of}</p>;

test("a page that waits for its chunks before it is rendered does not suspend", async () => {
  const Late = lazyChunk<{ of: string }>(() => new Promise((done) => setTimeout(() => done(Cup), 20)));
  await replaceRenderer();
  // renderToString throws away what suspends.
  expect(renderToString(<Late of="tea" />)).toBe("<p>tea</p>");
});

test("a page that did not wait fails, and is not built without its part", () => {
  const Late = lazyChunk<{ of: string }>(() => new Promise(() => undefined));
  expect(() => renderToString(<Late of="tea" />)).toThrow("A chunk was not awaited");
});
