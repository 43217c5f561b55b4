import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { contrast, legibleShade } from "../contrast";
import { theme, type Theme } from "../entities/theme";
import { fontPackage } from "../font-package";
import type { ContentFile } from "./content-file";
import type { Fault } from "./fault";

type Shades = Readonly<Record<string, string>>;

const pages = ["ground", "surface", "band"];
const tints = ["brandSoft", "tealSoft", "sunSoft", "lilacSoft", "skySoft"];
const hues = ["brand", "teal", "sun", "lilac", "sky"];
const dark = ["feature", "footer"];

/** Colours and their backgrounds in both themes, with the contrast that WCAG AA requires. */
const pairs: readonly { colour: string; grounds: readonly string[]; wanted: number; what: string }[] = [
  { colour: "ink", grounds: [...pages, ...tints], wanted: 4.5, what: "text" },
  { colour: "inkSoft", grounds: [...pages, ...tints], wanted: 4.5, what: "text" },
  { colour: "brandDeep", grounds: [...pages, ...tints], wanted: 4.5, what: "links" },
  { colour: "danger", grounds: [...pages, "brandSoft"], wanted: 4.5, what: "text" },
  { colour: "success", grounds: [...pages, "tealSoft"], wanted: 4.5, what: "text" },
  { colour: "onBrand", grounds: ["brand"], wanted: 4.5, what: "buttons" },
  { colour: "night", grounds: hues, wanted: 4.5, what: "text" },
  { colour: "onFeature", grounds: ["feature"], wanted: 4.5, what: "text" },
  { colour: "onFeatureSoft", grounds: ["feature"], wanted: 4.5, what: "text" },
  { colour: "cream", grounds: ["footer"], wanted: 4.5, what: "text" },
  { colour: "footerSoft", grounds: ["footer"], wanted: 4.5, what: "text" },
  ...["brand", "lilac", "sky"].map((colour) => ({ colour, grounds: ["footer"], wanted: 4.5, what: "code" })),
  { colour: "lineStrong", grounds: pages, wanted: 3, what: "edges of fields" },
];

const focusWanted = 3;

const shown = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

interface Side {
  name: "day" | "night";
  shades: Shades;
  pathOf: (colour: string) => readonly string[];
}

const sidesOf = (theme: Theme): Side[] =>
  (["day", "night"] as const).map((name) => ({
    name,
    shades: { ...theme.palette, ...theme[name] },
    pathOf: (colour) => [colour in theme[name] ? name : "palette", colour],
  }));

const contrastFaults = (file: ContentFile, { name, shades, pathOf }: Side): Fault[] =>
  pairs.flatMap(({ colour, grounds, wanted, what }) =>
    grounds.flatMap((ground) => {
      const [front = "", back = ""] = [shades[colour], shades[ground]];
      const ratio = contrast(front, back);
      if (ratio >= wanted) return [];
      const message = `${front} on ${ground} ${back} by ${name}: a contrast of ${shown(ratio)}, ${what} need ${wanted} (WCAG AA). The nearest that has it is ${legibleShade(front, back, wanted)}.`;
      return [file.faultAt(pathOf(colour), message)];
    }),
  );

/** The focus ring has two colours, of which at least one must be visible. */
const focusFaults = (file: ContentFile, { name, shades, pathOf }: Side): Fault[] =>
  [...pages, ...tints, ...dark].flatMap((ground) => {
    const [ring = "", edge = "", back = ""] = [shades.lilac, shades.ink, shades[ground]];
    const ratio = Math.max(contrast(ring, back), contrast(edge, back));
    if (ratio >= focusWanted) return [];
    const message = `the focus ring, lilac ${ring} with an edge of ink ${edge}, on ${ground} ${back} by ${name}: a contrast of ${shown(ratio)}, it needs ${focusWanted} (WCAG AA).`;
    return [file.faultAt(pathOf(ground), message)];
  });

const mostMarkBytes = 4096;

const markFaults = (file: ContentFile, mark: string): Fault[] => {
  const place = resolve(dirname(file.absolute), mark);
  if (extname(place) !== ".svg") return [file.faultAt(["mark"], `found "${mark}", expected an SVG.`)];
  // Missing files are reported by the check of pictures.
  const bytes = existsSync(place) ? statSync(place).size : 0;
  return bytes > mostMarkBytes
    ? [
        file.faultAt(
          ["mark"],
          `the mark has ${bytes} bytes, at most ${mostMarkBytes} are allowed, because it stands in each page. Draw it with fewer points.`,
        ),
      ]
    : [];
};

const fontFaults = (file: ContentFile, root: string, fonts: Theme["fonts"]): Fault[] => {
  const styles = join(root, "src/styles/fonts.css");
  if (!existsSync(styles)) return [];
  const css = readFileSync(styles, "utf8");
  return Object.entries(fonts).flatMap(([use, family]) =>
    css.includes(`/* ${use}: ${family} */`)
      ? []
      : [
          file.faultAt(
            ["fonts", use],
            `the site's font files are of another family. Run: npm install --save-dev ${fontPackage(family)} && npm run fonts`,
          ),
        ],
  );
};

/** Colours without enough contrast, a mark whose file is too large, fonts that `npm run fonts` has not subset. */
export const themeFaults = (file: ContentFile, root: string): Fault[] => {
  if (file.entity.name !== "theme") return [];
  const { success, data } = theme.schema.safeParse(file.value);
  if (!success) return [];
  return [
    ...sidesOf(data).flatMap((side) => [...contrastFaults(file, side), ...focusFaults(file, side)]),
    ...markFaults(file, data.mark),
    ...fontFaults(file, root, data.fonts),
  ];
};
