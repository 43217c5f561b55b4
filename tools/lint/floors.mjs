/** The rooms of `src`, from the lowest floor up: a room may use those before it, and none after it. */
const floors = [
  "config",
  "routes",
  "content-model",
  "site-data",
  "browser",
  "seo",
  "load",
  "components",
  "forms",
  "sections",
  "frame",
  "templates",
  "schema",
  "webpack",
  "plugins",
  "publish",
  "gatsby",
];

/** The server stands beside the site and shares no more with it than these. */
const serverUses = ["config", "content-model", "forms"];

/** Rooms of its own that have a name of the site's. */
const serverHas = ["routes", "plugins"];

const art = { group: ["**/art/**"], message: "tools/art stands by itself; nothing imports from it." };

const border = (room, closed, message) => ({
  files: [`src/${room}/**/*.{ts,tsx}`],
  rules: {
    "no-restricted-imports": [
      "error",
      { patterns: [art, { regex: `^(\\.\\./)+(${closed.join("|")})/`, message }] },
    ],
  },
});

/** ESLint's settings that hold the plan of the house. */
export default [
  { files: ["**/*.{ts,tsx}"], rules: { "no-restricted-imports": ["error", { patterns: [art] }] } },
  ...floors.map((room, index) =>
    border(
      room,
      [...floors.slice(index + 1), "server"],
      `src/${room} stands below what this imports (tools/lint/floors.mjs).`,
    ),
  ),
  border(
    "server",
    floors.filter((room) => ![...serverUses, ...serverHas].includes(room)),
    "The server shares nothing but settings, the content model and the forms' rules with the site.",
  ),
];
