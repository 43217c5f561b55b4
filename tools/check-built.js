/** For commands that need a build: prints a sentence if there is none. */
// eslint-disable-next-line @typescript-eslint/no-require-imports
const { existsSync } = require("node:fs");

if (!existsSync("dist/server/main.js") || !existsSync("public/index.html")) {
  console.error(
    "\nThere is no build yet. `npm run build` makes one, and takes some minutes the first time.\n",
  );
  process.exit(1);
}
