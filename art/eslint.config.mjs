import js from "@eslint/js";
import globals from "globals";
import tseslint from "typescript-eslint";

export default tseslint.config(js.configs.recommended, ...tseslint.configs.recommended, {
  languageOptions: { globals: globals.node },
  rules: {
    "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "@typescript-eslint/consistent-type-imports": "error",
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            group: ["**/src/**", "**/tools/**", "**/__tests__/**"],
            message: "The art shares no code with the site or its tests.",
          },
        ],
      },
    ],
  },
});
