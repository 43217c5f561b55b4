/** The folders of `src` by layer, lowest first. Each may import only from those before it. */
const floors = [
  "config",
  "routes",
  "content-model",
  "site-data",
  "browser",
  "seo",
  "components",
  "forms",
  "sections",
  "play",
  "frame",
  "templates",
  "showcase",
  "schema",
  "plugins",
  "publish",
  "editor",
  "gatsby",
];

/** The server may import from these folders only. */
const serverUses = ["config", "content-model", "forms"];

/** Subfolders of the server with the same name as a folder of the site. */
const serverHas = ["routes", "plugins"];

const art = { group: ["**/art/**"], message: "art stands by itself; nothing imports from it." };

/** `src/play` can be removed, because other code imports only the files at its top. */
const playDoors = {
  regex: "^(\\.\\./)+play/.+/",
  message: "Import one of the files at the top of src/play; what is below is its own.",
};

const border = (room, closed, message) => ({
  files: [`src/${room}/**/*.{ts,tsx}`],
  rules: {
    "no-restricted-imports": [
      "error",
      { patterns: [art, playDoors, { regex: `^(\\.\\./)+(${closed.join("|")})/`, message }] },
    ],
  },
});

/** ESLint rules that enforce the layers. */
export default [
  { files: ["**/*.{ts,tsx}"], rules: { "no-restricted-imports": ["error", { patterns: [art] }] } },
  ...floors.map((room, index) =>
    border(
      room,
      [...floors.slice(index + 1), "server", "tools"],
      `src/${room} stands below what this imports (tools/lint/floors.mjs).`,
    ),
  ),
  border(
    "server",
    ["tools", ...floors.filter((room) => ![...serverUses, ...serverHas].includes(room))],
    "The server shares nothing but settings, the content model and the forms' rules with the site.",
  ),
];
