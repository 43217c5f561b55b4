/** @jest-environment node */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ReplaceRendererArgs } from "gatsby";
import { replaceRenderer } from "../../../src/gatsby/replace-renderer";
import { Preload } from "../../../src/load/before-paint/preload";

/** The head that a page has got. */
const headOf = async (page: ReactNode): Promise<string> => {
  let head: ReactNode;
  const args = {
    pathname: "/",
    bodyComponent: page,
    replaceBodyHTMLString: () => undefined,
    setHeadComponents: (nodes: ReactNode) => void (head = nodes),
  };
  await replaceRenderer(args as unknown as ReplaceRendererArgs);
  return renderToStaticMarkup(head);
};

test("what a part of a page preloads stands in that page's head alone, though pages are rendered side by side", async () => {
  const picture = (name: string) => (
    <main>
      <Preload rel="preload" as="image" imageSrcSet={name} />
    </main>
  );
  const heads = await Promise.all([
    headOf(picture("cup.webp")),
    headOf(picture("jug.webp")),
    headOf(<main />),
  ]);
  expect(heads).toEqual([
    '<link rel="preload" as="image" imageSrcSet="cup.webp"/>',
    '<link rel="preload" as="image" imageSrcSet="jug.webp"/>',
    "",
  ]);
});
