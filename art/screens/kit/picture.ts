import { base } from "./base";
import { deviceStyles } from "./devices";
import { fontFaces } from "./fonts";
import { hues, type HueName } from "./hues";
import { worldStyles } from "./world";

/** Sizes in pixels: the close view of a challenge, the same for phones, and screens alone, which the clay devices show. */
export const sizes = {
  close: { width: 1200, height: 900 },
  narrow: { width: 600, height: 750 },
  phone: { width: 390, height: 812 },
  laptop: { width: 1120, height: 720 },
  handheld: { width: 370, height: 560 },
  paper: { width: 480, height: 286 },
} as const;

/** One picture: devices and objects before nothing, which the page fills with the hue, or a screen alone. */
export interface Picture {
  /** Name of the file, without `.webp`. */
  readonly name: string;
  readonly size: keyof typeof sizes;
  readonly hue: HueName;
  /** CSS of the product's own interface. */
  readonly look: string;
  readonly body: string;
}

/** The HTML document of a picture. It loads nothing from the network. */
export const documentOf = ({ size, hue, look, body }: Picture): string => {
  const { width, height } = sizes[size];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${fontFaces()}${base}${deviceStyles}${worldStyles(hues[hue])}${look}</style>
<body><div class="world" style="width:${width}px;height:${height}px">${body}</div></body></html>`;
};
