/** @jest-environment node */
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { SiteDataProvider } from "../../src/site-data/context";
import { Signature } from "../../src/play/signature";
import { words } from "../support/words";
import { signatures, siteData } from "./figures-support";

/** As Gatsby renders a page: all of it, with what loads later. */
const serverHtml = (section: Queries.SignatureFragment) =>
  new Promise<string>((resolve, reject) => {
    const chunks: string[] = [];
    const sink = new Writable({
      write: (chunk, _, done) => {
        chunks.push(String(chunk));
        done();
      },
      final: () => resolve(chunks.join("")),
    });
    const { pipe } = renderToPipeableStream(
      <SiteDataProvider value={siteData}>
        <Signature section={section} hue="sky" />
      </SiteDataProvider>,
      { onAllReady: () => pipe(sink), onError: reject },
    );
  });

test.each(signatures)("the HTML of $page has the whole picture and its words", async ({ section }) => {
  const html = await serverHtml(section);
  expect(html).toContain(section.heading);
  expect(html).toMatch(/role="img" aria-label="[^"]{40}/);
  expect(html).toMatch(/<svg[^>]*viewBox[\s\S]*<\/svg>/);
  // Where the controls will be.
  expect(html).toContain(words.labels.figures.waiting);
  expect(html).toMatch(/role="status"[^>]*>[^<]{20}/);
});
