import { contrast, legibleShade } from "../../src/content-model/contrast";
import type { Theme } from "../../src/content-model/entities/theme";

const wanted = 4.5;

const mix = (colour: string, ground: string, share: number): string => {
  const channels = [1, 3, 5].map((at) => {
    const of = (shade: string) => parseInt(shade.slice(at, at + 2), 16);
    return Math.round(of(colour) * share + of(ground) * (1 - share));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
};

/** The nearest shade that is legible on all these backgrounds. */
const legible = (colour: string, grounds: readonly string[]): string => {
  const worst = () => grounds.reduce((a, b) => (contrast(shade, b) < contrast(shade, a) ? b : a));
  let shade = colour;
  for (let turn = 0; turn < grounds.length && contrast(shade, worst()) < wanted; turn++)
    shade = legibleShade(shade, worst(), wanted);
  return shade;
};

interface NewShades {
  palette: Pick<Theme["palette"], "brand">;
  day: Pick<Theme["day"], "brandDeep" | "brandSoft">;
  night: Pick<Theme["night"], "brandDeep" | "brandSoft">;
}

const strongest = { day: 0.16, night: 0.24 };

/** As much of the colour in the background as keeps all text on it legible. */
const tintOf = (
  colour: string,
  side: keyof typeof strongest,
  { ground, ink, inkSoft, danger }: Theme["day"],
) => {
  const shares = Array.from({ length: 16 }, (_, step) => strongest[side] * (1 - step / 16));
  const tints = shares.map((share) => mix(colour, ground, share));
  const holds = (tint: string) => [ink, inkSoft, danger].every((text) => contrast(text, tint) >= wanted);
  return tints.find(holds) ?? ground;
};

/**
 * The first hue, made from a company's colour: light enough on buttons for their dark text, legible links on each
 * background, and tints.
 */
export const shadesOf = (colour: string, theme: Theme): NewShades => {
  const sides = (["day", "night"] as const).map((side) => {
    const shades = theme[side];
    const brandSoft = tintOf(colour, side, shades);
    const { ground, surface, band, tealSoft, sunSoft, lilacSoft, skySoft } = shades;
    const grounds = [ground, surface, band, brandSoft, tealSoft, sunSoft, lilacSoft, skySoft];
    return [side, { brandDeep: legible(colour, grounds), brandSoft }] as const;
  });
  return {
    palette: { brand: legible(colour, [theme.palette.night, theme.day.onBrand, theme.night.onBrand]) },
    ...(Object.fromEntries(sides) as Pick<NewShades, "day" | "night">),
  };
};
