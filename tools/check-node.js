/**
 * Runs first, so it uses only syntax that old versions of Node support too. `engines` in package.json says which are
 * supported.
 */
// eslint-disable-next-line @typescript-eslint/no-require-imports
const { engines } = require("../package.json");

/** @type {(version: string, range: string) => boolean} */
const understands = (version, range) => {
  const [major, minor] = version.split(".").map(Number);
  return range.split("||").some((part) => {
    const [, sign, least, leastMinor] = /(\^|>=)(\d+)\.(\d+)/.exec(part);
    if (major === Number(least)) return minor >= Number(leastMinor);
    return sign === ">=" && major > Number(least);
  });
};

/** @type {(range: string) => string} */
const inWords = (range) =>
  range
    .split("||")
    .map((part) => /(\d+)\.(\d+)/.exec(part))
    .reverse()
    .map(([, major, minor]) => (minor === "0" ? `${major} or later` : `${major} from ${major}.${minor}`))
    .join(", ");

module.exports = { understands, inWords };

if (require.main === module && !understands(process.versions.node, engines.node)) {
  console.error(
    `\nNode ${process.versions.node} is too old for this project. It needs Node ${inWords(engines.node)}.\n` +
      "`nvm install` brings the one that .nvmrc names; https://nodejs.org has all of them.\n",
  );
  process.exit(1);
}

if (require.main === module && process.platform === "win32") {
  console.error(
    "\nThis project runs on Linux, on macOS, and on Windows inside WSL (https://learn.microsoft.com/windows/wsl).\n",
  );
  process.exit(1);
}
