/** @jest-environment node */
import { drawingProblem, inlineDrawing } from "../../src/content-model/drawing";

const drawing = (inside: string, words = "<title>A</title><desc>A dot.</desc>") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${words}${inside}</svg>\n`;

test("shapes and text in the theme's colours pass, and become one picture with a name", () => {
  const source = drawing(
    '\n  <!-- a dot -->\n  <circle cx="4" cy="4" r="2" fill="var(--brand)"/>\n  <text x="1" y="8">R&amp;D</text>',
  );
  expect(drawingProblem(source)).toBeUndefined();
  expect(inlineDrawing(source)).toBe(
    '<svg role="img" viewBox="0 0 9 9"><title>A</title><desc>A dot.</desc>' +
      '<circle cx="4" cy="4" r="2" fill="var(--brand)"/><text x="1" y="8">R&amp;D</text></svg>',
  );
});

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a link", '<a href="https://example.com"><text>x</text></a>'],
  ["something foreign", "<foreignObject><p>x</p></foreignObject>"],
  ["a style", "<style>text{fill:red}</style>"],
  ["a handler", '<g onclick="alert(1)"></g>'],
  ["a style attribute", '<g style="fill:red"></g>'],
  ["a reference", '<path fill="url(#a)"/>'],
  ["a colour of its own", '<path fill="#ff0000"/>'],
  ["an attribute without quotes", "<path fill=none/>"],
  ["a stray bracket", "a < b"],
  ["an element left open", "<g>"],
  ["an end without a beginning", "</g>"],
])("%s is a fault, and reaches no page", (_, inside) => {
  expect(drawingProblem(drawing(inside))).toBeDefined();
  expect(() => inlineDrawing(drawing(inside))).toThrow("The drawing");
});

test("a drawing without words for screen readers is a fault", () => {
  expect(drawingProblem(drawing("", ""))).toContain("no <title>");
  expect(drawingProblem(drawing("", "<title>A</title>"))).toContain("no <desc>");
});

test("nothing may stand before, after or beside the drawing", () => {
  expect(drawingProblem(`<g/>${drawing("")}`)).toBeDefined();
  expect(drawingProblem(`${drawing("")}<svg viewBox="0 0 1 1"/>`)).toBeDefined();
  expect(drawingProblem(`text ${drawing("")}`)).toBeDefined();
});
