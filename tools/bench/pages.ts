import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { sitePages } from "../../__tests__/support/site-paths";
import { browserArguments, ensureBrowser } from "../find-browser";
import { machineSpeed } from "./machine-speed";
import { measureInTurns } from "./turns";
import { goThere, load, loadStill } from "./visit";

const onePerKind = (): string[] => [
  ...new Map(
    sitePages()
      .reverse()
      .map(({ kind, path }) => [kind, path]),
  ).values(),
];

/**
 * `npm run bench:pages -- [--runs 3] [--site folder]… [paths…]` measures a page of each kind, or the given ones, on a
 * slow phone: loading with and without the bundles, and navigating there within the site. Medians of all runs.
 */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "3" },
      site: { type: "string", multiple: true, default: [process.cwd()] },
    },
  });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
  const pages = positionals.length > 0 ? positionals : onePerKind();
  try {
    const measured = await measureInTurns(values.site, pages, Number(values.runs), async (address) => ({
      ...(await load(browser, address)),
      ...(await loadStill(browser, address)),
      ...(await goThere(browser, address)),
    }));
    console.log([measured, await machineSpeed(browser)].join("\n"));
  } finally {
    await browser.close();
  }
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
