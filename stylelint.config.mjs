/** Raw colours and sizes are allowed in tokens.css only, and in theme.css, which each build writes. */
export default {
  extends: ["stylelint-config-standard"],
  rules: {
    "selector-class-pattern": ["^[a-z][a-zA-Z0-9]*(-[a-z]+)*$", { message: "camelCase class names" }],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "property-no-vendor-prefix": [true, { ignoreProperties: ["box-orient", "line-clamp"] }],
    "value-no-vendor-prefix": [true, { ignoreValues: ["box"] }],
    "no-descending-specificity": null,
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "oklch"],
    // Applies to breakpoints too: in `em` they follow the visitor's text size.
    "unit-disallowed-list": ["px", "rem", "pt"],
    // The radius of the theme decides of all corners.
    "declaration-property-value-allowed-list": {
      "/^border.*radius$/": [
        "/^(?:(?:0|inherit|var\\(--radius-\\w+\\)|calc\\(var\\(--radius-\\w+\\) \\* \\d+\\))(?: |$))+$/",
      ],
    },
  },
  overrides: [
    {
      files: ["src/styles/{theme,tokens}.css"],
      rules: {
        "color-no-hex": null,
        "function-disallowed-list": null,
        "unit-disallowed-list": null,
        "color-hex-length": "long",
        "declaration-empty-line-before": null,
      },
    },
  ],
};
