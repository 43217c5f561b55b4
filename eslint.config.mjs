import js from "@eslint/js";
import globals from "globals";
import compat from "eslint-plugin-compat";
import jsxA11y from "eslint-plugin-jsx-a11y";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import floors from "./tools/lint/floors.mjs";

const site = tseslint.config(
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node } },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "func-style": ["error", "expression"],
      "no-restricted-syntax": [
        "error",
        {
          selector: "TSPropertySignature[readonly=true]",
          message: "`readonly` is for lists: `readonly Item[]`.",
        },
      ],
      "@typescript-eslint/no-non-null-assertion": "error",
    },
  },
  {
    files: ["**/*.tsx"],
    ...react.configs.flat.recommended,
    settings: { react: { version: "18.3" } },
  },
  { files: ["**/*.tsx"], ...react.configs.flat["jsx-runtime"] },
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.recommended },
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
    },
  },
  {
    // Browser code may use only features that the oldest browsers of `browserslist` have. Bundles:
    // tools/build/check-scripts.ts.
    files: [
      "gatsby-browser.tsx",
      "src/{browser,components,config,forms,frame,play,routes,sections,seo,site-data,templates}/**/*.{ts,tsx}",
    ],
    plugins: { compat },
    settings: { lintAllEsApis: true },
    rules: { "compat/compat": "error" },
  },
  // Drawings reckon with fixed lists; a test says which value it expects to be there.
  {
    files: ["src/play/figures/**", "__tests__/**"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
  ...floors,
  {
    files: ["src/**/*.tsx"],
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      // All visible text comes from content/.
      "react/jsx-no-literals": ["error", { noStrings: false, ignoreProps: true, allowedStrings: ["·", "/"] }],
      "react/prop-types": "off",
      "react/no-unknown-property": ["error", { ignore: ["fetchpriority", "inert"] }],
    },
  },
  // Only developers see these.
  { files: ["src/showcase/*.tsx", "src/**/*.example.tsx"], rules: { "react/jsx-no-literals": "off" } },
  // `/kit` and its test name an example by its file.
  { files: ["src/**/*.example.tsx"], rules: { "react/display-name": "off" } },
);

export default tseslint.config(
  {
    ignores: [
      ".cache",
      "art",
      "public",
      "dist",
      "cdn",
      "data",
      "test-results",
      ".test-builds",
      "src/gatsby-fragments.ts",
      "src/gatsby-types.d.ts",
    ],
  },
  site,
);
