import { readFileSync } from "node:fs";

/** Raw colours and sizes are allowed only in tokens.css, and in theme.css, which each build writes. */
const token = String.raw`var\(--[\w-]+(?:, var\(--[\w-]+\))?\)`;
/** Tokens, and calculations with tokens and plain numbers. */
const steps = new RegExp(
  String.raw`^(?:(?:0|auto|inherit|${token}|(?:calc|min|max)\((?:${token}|env\([\w-]+\)|calc\(|[-+*/\d., ()])+\))(?: |$))+$`,
);
const textStep = String.raw`var\(--text-(?:sm|md|lg|[2-6]?xl)\)`;

/** Features that a browser of `browserslist` lacks, each with its fallback. */
const newer = JSON.parse(readFileSync(new URL("tools/lint/newer-styles.json", import.meta.url), "utf8"));

/**
 * Features that were not in all browsers in 2021, the last whole year of Safari 15, but are in all of `browserslist` or
 * are compiled away.
 */
const served = {
  properties: [
    "accent-color",
    "appearance",
    "color-scheme",
    "hyphens",
    "line-clamp",
    "mask-image",
    "outline",
    "overflow-wrap",
    "paint-order",
    "rotate",
    "scale",
    "scroll-behavior",
    "scroll-snap-type",
    "translate",
    "user-select",
  ],
  selectors: ["backdrop", "focus-visible", "marker", "modal", "selection"],
  atRules: ["custom-media", "layer"],
  units: ["dvh"],
};

const names = (kind) => [...Object.keys(newer[kind]), ...(served[kind] ?? [])];

export default {
  extends: ["stylelint-config-standard"],
  plugins: ["stylelint-plugin-use-baseline"],
  rules: {
    "plugin/use-baseline": [
      true,
      {
        available: 2021,
        ignoreProperties: {
          ...Object.fromEntries(names("properties").map((name) => [name, ["/^.+$/"]])),
          ...Object.fromEntries(
            Object.entries(newer.propertyValues).map(([name, values]) => [name, Object.keys(values)]),
          ),
        },
        ignoreSelectors: names("selectors"),
        ignoreAtRules: names("atRules"),
        ignoreFunctions: names("functions"),
        ignoreUnits: names("units"),
      },
    ],
    "selector-class-pattern": ["^[a-z][a-zA-Z0-9]*(-[a-z]+)*$", { message: "camelCase class names" }],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "property-no-vendor-prefix": [true, { ignoreProperties: ["box-orient", "line-clamp"] }],
    "value-no-vendor-prefix": [true, { ignoreValues: ["box"] }],
    "no-descending-specificity": null,
    // A fallback value before one that old browsers do not know.
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-values"] },
    ],
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "oklch"],
    // For breakpoints too: in `em` they follow the visitor's text size.
    "unit-disallowed-list": ["px", "rem", "pt"],
    // Widths have names, in src/styles/media.css.
    "media-feature-name-disallowed-list": ["width", "min-width", "max-width"],
    // Only steps of the scales in src/styles/tokens.css; the theme's radius sets all corners.
    "declaration-property-value-allowed-list": {
      "/^border.*radius$/": [
        "/^(?:(?:0|inherit|var\\(--radius-\\w+\\)|calc\\(var\\(--radius-\\w+\\) \\* \\d+\\))(?: |$))+$/",
      ],
      "/^(?:(?:row-|column-)?gap|(?:padding|margin)(?:-.*)?)$/": [steps],
      "font-size": ["0", "inherit", new RegExp(`^(?:${textStep}|var\\(--[\\w-]+, ${textStep}\\))$`)],
      font: ["inherit", new RegExp(`(?:^| )${textStep} / `)],
      // Pinch zoom must work everywhere.
      "touch-action": ["manipulation", "/pinch-zoom/"],
      "box-shadow": ["none", "/^var\\(--shadow[\\w-]*\\)$/"],
    },
  },
  overrides: [
    {
      // Grids, cards, corners and type sizes come from src/components/kit: docs/kit.md.
      files: ["src/sections/**/*.css"],
      rules: {
        "declaration-property-value-disallowed-list": [
          {
            display: ["grid", "inline-grid"],
            // A section takes a look off at some width, and its marks are its own.
            "border-radius": [/^(?!0$|var\(--radius-(?:mark|s)\)$)/],
            "box-shadow": [/^(?!none$|var\(--shadow-mark\)$)/],
          },
          { message: "Take a helper of src/components/kit; docs/kit.md tells which." },
        ],
      },
    },
    {
      files: ["src/styles/{theme,tokens,media}.css"],
      rules: {
        "color-no-hex": null,
        "function-disallowed-list": null,
        "unit-disallowed-list": null,
        "color-hex-length": "long",
        "declaration-empty-line-before": null,
        "media-feature-name-disallowed-list": null,
        "declaration-property-value-allowed-list": null,
      },
    },
  ],
};
