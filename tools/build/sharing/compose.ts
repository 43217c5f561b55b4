import sharp from "sharp";
import { sharingSize, thumbnailSize } from "../../../src/config/sharing-picture";
import { lineHeight, setTitle } from "./set-title";
import type { SetLine } from "./outlines";

export interface SharingPicture {
  title: string;
  /** The kind of page, in the site's language. */
  kind: string;
  hue: string;
  /** The page's clay picture. */
  picture: Buffer;
}

/** Common style of all pictures. */
export interface SharingStyle {
  company: string;
  mark: string;
  colour: (token: string) => string;
  /** Radius of a large panel, in pixels. */
  corner: number;
  display: SetLine;
  body: SetLine;
}

const { width, height } = sharingSize;
const edge = 72;
const column = 520;
const kindSize = 27;
const brand = { mark: 42, size: 30, base: height - edge };

const placed = (x: number, y: number, fill: string, path: string): string =>
  `<g transform="translate(${x} ${y})" fill="${fill}">${path}</g>`;

/** Title, kind, mark and name. */
const words = ({ title, kind }: SharingPicture, style: SharingStyle): string => {
  const { colour, display, body } = style;
  const box = { width: column, height: height - 2 * edge - 130 };
  const { size, lines } = setTitle(title, display, box);
  const top = edge + kindSize + 34;
  return [
    placed(edge, edge + kindSize * 0.8, colour("brand-deep"), body(kind, kindSize).path),
    ...lines.map((line, index) =>
      placed(edge, top + size * 0.78 + index * size * lineHeight, colour("ink"), display(line, size).path),
    ),
    style.mark.replace(
      /^[\s\S]*?<svg[^>]*\bviewBox="([^"]+)"[^>]*>/,
      `<svg x="${edge}" y="${brand.base - brand.mark * 0.79}" width="${brand.mark}" height="${brand.mark}" viewBox="$1">`,
    ),
    placed(edge + brand.mark + 14, brand.base, colour("ink"), display(style.company, brand.size).path),
  ].join("");
};

const svg = (body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);

/** A glow in the page's hue below an object without a background. */
const glow = (colour: string): string =>
  `<radialGradient id="glow"><stop offset="0" stop-color="${colour}" stop-opacity=".42"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
  `<ellipse cx="890" cy="330" rx="420" ry="380" fill="url(#glow)"/>`;

const freeBox = { left: 556, top: 18, width: 660, height: 594 };
const panel = { left: 640, width: width - 640 };

/** Raw pixels, because an overlay need not be encoded. */
const pixels = async (picture: sharp.Sharp): Promise<sharp.OverlayOptions> => {
  const { data: input, info: raw } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input, raw };
};

/** An object without a background is placed freely; a picture with one fills the right side. */
const scene = async (picture: Buffer, colour: string, corner: number): Promise<sharp.OverlayOptions[]> => {
  const { hasAlpha } = await sharp(picture).metadata();
  if (hasAlpha) {
    const { left, top, ...size } = freeBox;
    const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
    const whole = sharp(picture).resize({ ...size, fit: "contain", background: transparent });
    const inside = whole.extract({ left: 0, top: 0, width: width - left, height: size.height });
    return [{ input: svg(glow(colour)) }, { ...(await pixels(inside)), left, top }];
  }
  const shape = `<svg width="${panel.width}" height="${height}"><rect width="${panel.width + corner}" height="${height}" rx="${corner}"/></svg>`;
  const rounded = sharp(picture)
    .resize(panel.width, height, { fit: "cover" })
    .composite([{ input: Buffer.from(shape), blend: "dest-in" }]);
  return [{ ...(await pixels(rounded)), left: panel.left, top: 0 }];
};

const quality = { quality: 84, chromaSubsampling: "4:4:4" } as const;

/** A picture that was made for sharing, scaled to the size. */
export const wholePicture = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(width, height, { fit: "cover" }).flatten().jpeg(quality).toBuffer();

/** One JPEG: the clay picture large, the title beside it, mark and kind small. */
export const composePicture = async (shown: SharingPicture, style: SharingStyle): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: style.colour("ground") } })
    .composite([
      ...(await scene(shown.picture, style.colour(shown.hue), style.corner)),
      { input: svg(words(shown, style)) },
    ])
    .jpeg(quality)
    .toBuffer();

/** Brightness of a light picture in the dark theme. */
export const dimmed = 0.8;

/**
 * A small version of the clay picture. An object without a background is not cropped, stays transparent, and loses its
 * empty margins.
 */
export const thumbnail = async (picture: Buffer, brightness = 1): Promise<Buffer> => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const { hasAlpha } = await sharp(picture).metadata();
  const scene = hasAlpha ? await sharp(picture).trim({ background }).toBuffer() : picture;
  return sharp(scene)
    .resize({ ...thumbnailSize, fit: hasAlpha ? "contain" : "cover", background })
    .modulate({ brightness })
    .webp({ quality: 72 })
    .toBuffer();
};
