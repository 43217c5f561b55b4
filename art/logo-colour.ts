/** Colours are written `#rrggbb`; contrast is the contrast ratio of WCAG. */

type Rgb = [number, number, number];

function channels(colour: string): Rgb {
  const part = (at: number) => parseInt(colour.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

function luminance(colour: string): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function mix(colour: string, towards: number, share: number): string {
  const part = (value: number) =>
    Math.round((value + (towards - value) * share) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${channels(colour).map(part).join("")}`;
}

/**
 * Mixes as little black or white as possible into `brand` until it has a contrast of 3 on both backgrounds.
 * @throws when no mix has enough contrast on both.
 */
export function readableOnBoth(brand: string, grounds: { light: string; dark: string }): string {
  const reads = (colour: string) => Object.values(grounds).every((ground) => contrast(colour, ground) >= 3);
  for (let percent = 0; percent <= 100; percent += 1) {
    const found = [0, 1].map((towards) => mix(brand, towards, percent / 100)).find(reads);
    if (found) return found;
  }
  throw new Error(`no shade of ${brand} reads on ${grounds.light} and ${grounds.dark}`);
}
