import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { onPreRenderHTML } from "../../src/gatsby/on-pre-render-html";
import { beforePaint } from "../../src/gatsby/on-render-body";

/** Keys of what stands in the head, in order. */
const keysOf = (nodes: ReactNode[]): string[] =>
  nodes.flatMap((node) =>
    Array.isArray(node) ? keysOf(node) : isValidElement(node) ? [String(node.key)] : [],
  );

test("preloads, and then the script that lets them go, stand before the styles", () => {
  let head: ReactNode[] = [
    <style key="styles" />,
    // As gatsby-plugin-react-helmet gives them.
    [<link key="picture" rel="preload" />, <link key="canonical" rel="canonical" />],
    <link key="font" rel="preload" />,
    <script key={beforePaint} />,
    <title key="title" />,
  ];
  onPreRenderHTML({
    pathname: "/",
    getHeadComponents: () => head,
    replaceHeadComponents: (nodes: ReactNode[]) => (head = nodes),
  } as unknown as PreRenderHTMLArgs);
  expect(keysOf(head)).toEqual(["picture", "canonical", "font", beforePaint, "styles", "title"]);
});
