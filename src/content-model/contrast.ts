/** WCAG 2's contrast, and the nearest legible shade. Colours are `#rrggbb`. */

type Three = readonly [number, number, number];

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Linear red, green and blue, from 0 to 1. */
const linear = (colour: string): Three => [channel(colour, 1), channel(colour, 3), channel(colour, 5)];

const channel = (colour: string, at: number): number => {
  const value = parseInt(colour.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const hex = (light: readonly number[]): string =>
  `#${light
    .map((value) => {
      const bent = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
      return Math.round(bent * 255)
        .toString(16)
        .padStart(2, "0");
    })
    .join("")}`;

/** Relative luminance, from 0 (black) to 1 (white). */
export const luminance = (colour: string): number => {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** From 1 (no contrast) to 21 (black on white). */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** OKLab: lightness and two colour axes, perceptually uniform. */
const toLab = ([r, g, b]: Three): Three => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const fromLab = ([lightness, a, b]: Three): Three => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const slack = 0.0005;
const canBeShown = (light: Three): boolean => light.every((value) => value >= -slack && value <= 1 + slack);

/** The colour at another lightness, with the same hue and as much chroma as a screen can show. */
const shade = ([, a, b]: Three, lightness: number): string => {
  let [kept, lost] = [0, 1];
  const at = (strength: number) => fromLab([lightness, a * strength, b * strength]);
  if (canBeShown(at(1))) kept = 1;
  else
    for (let turn = 0; turn < 8; turn++) {
      const middle = (kept + lost) / 2;
      if (canBeShown(at(middle))) kept = middle;
      else lost = middle;
    }
  return hex(at(kept).map((value) => Math.min(Math.max(value, 0), 1)));
};

const step = 0.005;

/**
 * The nearest shade with this contrast to the paper: the colour itself, or a little darker or lighter. Black or white
 * has at least 4.58 on any paper, so up to that contrast a shade is always found.
 */
export const legibleShade = (colour: string, paper: string, wanted: number): string => {
  if (contrast(colour, paper) >= wanted) return colour;
  const lab = toLab(linear(colour));
  for (let away = step; away < 1 + step; away += step) {
    for (const lightness of [lab[0] - away, lab[0] + away]) {
      const candidate = shade(lab, Math.min(Math.max(lightness, 0), 1));
      if (contrast(candidate, paper) >= wanted) return candidate;
    }
  }
  return luminance(paper) > 0.18 ? "#000000" : "#ffffff";
};
