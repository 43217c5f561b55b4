/**
 * Drawings are SVG files that become part of the page, so that they follow the theme. Only shapes, text and the theme's
 * colours are allowed, so that nothing in them can run, load or link.
 */

const elements = [
  ...["svg", "title", "desc", "g", "text", "tspan"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"],
];

const attributes = [
  ...["xmlns", "viewBox", "transform", "opacity"],
  ...["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"],
  ...[
    "x",
    "y",
    "dx",
    "dy",
    "x1",
    "y1",
    "x2",
    "y2",
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
    "width",
    "height",
    "d",
    "points",
  ],
  ...["text-anchor", "font-size", "font-weight"],
];

const colour = /^(none|currentColor|var\(--[a-z-]+\))$/;
/** A comment, a tag, or plain text. Anything else is not allowed in a drawing. */
const part = /<!--[^]*?-->|<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>|[^<>]+/y;
const attribute = /([\w:-]+)="([^"]*)"/g;

const notAlone = "must be one <svg> and nothing else.";

/** Why a drawing is not allowed, as a sentence; undefined if it is. */
export const drawingProblem = (source: string): string | undefined => {
  const open: string[] = [];
  const seen = new Set<string>();
  part.lastIndex = 0;
  while (part.lastIndex < source.length) {
    const at = part.lastIndex;
    const match = part.exec(source);
    if (!match)
      return `cannot be read from “${source.slice(at, at + 30)}” on. Write plain SVG, attributes in double quotes.`;
    const [found, closing, name, given = "", single] = match;
    if (name === undefined) {
      if (open.length === 0 && found.trim() !== "" && !found.startsWith("<!--")) return notAlone;
      continue;
    }
    if (closing) {
      if (open.pop() !== name) return `closes <${name}> where it is not open.`;
      continue;
    }
    if (!elements.includes(name)) return `has a <${name}>. Allowed are ${elements.join(", ")}.`;
    if (open.length === 0 && (name !== "svg" || seen.has("svg"))) return notAlone;
    for (const [, key = "", value = ""] of given.matchAll(attribute)) {
      if (!attributes.includes(key)) return `has the attribute ${key}. Allowed are ${attributes.join(", ")}.`;
      if ((key === "fill" || key === "stroke") && !colour.test(value)) {
        return `has the colour ${value}. Take one of the theme, such as var(--ink).`;
      }
    }
    if (name === "svg" && !given.includes(" viewBox="))
      return "has no viewBox, so it cannot grow and shrink.";
    seen.add(name);
    if (!single) open.push(name);
  }
  if (open.length > 0) return `does not close <${open.at(-1)}>.`;
  const missing = ["svg", "title", "desc"].find((name) => !seen.has(name));
  return missing && `has no <${missing}>. Screen readers read <title> and <desc> in place of the drawing.`;
};

/**
 * The markup of a drawing for a page, as one picture that is named by its title.
 * @throws Error if it has more than shapes, text and the theme's colours.
 */
export const inlineDrawing = (source: string): string => {
  const problem = drawingProblem(source);
  if (problem) throw new Error(`The drawing ${problem}`);
  return source
    .replace(/<!--[^]*?-->/g, "")
    .replace(/>\s+</g, "><")
    .replace(' xmlns="http://www.w3.org/2000/svg"', "")
    .replace("<svg", '<svg role="img"')
    .trim();
};
