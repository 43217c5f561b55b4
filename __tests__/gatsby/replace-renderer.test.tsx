/** @jest-environment node */
import { Suspense, type ReactElement } from "react";
import type { ReplaceRendererArgs } from "gatsby";
import { replaceRenderer } from "../../src/gatsby/replace-renderer";
import { lazySection } from "../../src/browser/hydration/lazy-section";

const Cup = ({ of }: { of: string }) => <p>{of}</p>;

/** As Gatsby renders a page. */
const rendered = async (body: ReactElement): Promise<string> => {
  let html = "";
  const args = {
    pathname: "/tea",
    bodyComponent: body,
    replaceBodyHTMLString: (text: string) => void (html = text),
  };
  await replaceRenderer(args as unknown as ReplaceRendererArgs);
  return html;
};

test("a page that waits for its chunks before it is rendered does not suspend", async () => {
  const Late = lazySection<{ of: string }>(
    () => new Promise((done) => setTimeout(() => done({ default: Cup }), 20)),
  );
  expect(await rendered(<Late of="tea" />)).toContain("<p>tea</p>");
});

test("characters of several bytes stand in the HTML of a page, wherever they fall", async () => {
  for (let before = 2_000; before < 2_100; before += 1) {
    const text = `${"a".repeat(before)}’é😀`;
    expect(await rendered(<p title="’">{[text, <b key="b">’</b>, text]}</p>)).toBe(
      `<p title="’">${text}<b>’</b>${text}</p>`,
    );
  }
});

test("a section that throws ends the build, and does not leave a hole in the page", async () => {
  const Broken = (): never => {
    throw new Error("broken");
  };
  const page = (
    <Suspense>
      <Broken />
    </Suspense>
  );
  await expect(rendered(page)).rejects.toThrow("A section of /tea threw an error.");
});
