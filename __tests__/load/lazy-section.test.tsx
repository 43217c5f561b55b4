/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { replaceRenderer } from "../../src/gatsby/replace-renderer";
import { lazySection } from "../../src/load/lazy-section";

const Cup = ({ of }: { of: string }) => <p>{of}</p>;

test("a page that waits for its chunks before it is rendered does not suspend", async () => {
  const Late = lazySection<{ of: string }>(() => new Promise((done) => setTimeout(() => done(Cup), 20)));
  await replaceRenderer();
  // renderToString throws away what suspends.
  expect(renderToString(<Late of="tea" />)).toContain("<p>tea</p>");
});
