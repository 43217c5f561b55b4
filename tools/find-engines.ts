import { spawnSync } from "node:child_process";
import { aptGet, installPackages, mayInstallPackages, onPath } from "./find-browser";

/** Engines in which the site is tested besides Chromium. */
export const engines = {
  /** Safari's engine. */
  webkit: {
    packages: ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"],
    find: (): string | undefined => {
      const hasBindings = () =>
        spawnSync("/usr/bin/python3", ["-c", "import gi; gi.require_version('WebKit2', '4.1')"]).status === 0;
      return onPath("Xvfb") && hasBindings() ? onPath("WebKitWebDriver") : undefined;
    },
  },
  firefox: {
    packages: ["firefox-esr"],
    find: (): string | undefined => onPath("firefox-esr") ?? onPath("firefox"),
  },
};

export type EngineName = keyof typeof engines;

/** Instructions for installing an engine. */
export const helpFor = (name: EngineName): string =>
  `There is no ${name} to test with. On Debian: sudo apt-get install ${engines[name].packages.join(" ")}`;

/** Installs missing engines if this process may; warns about those that are still missing. */
const installEngines = (): void => {
  for (const [name, { packages, find }] of Object.entries(engines)) {
    if (!find() && mayInstallPackages() && process.env.INSTALL_BROWSER !== "no") {
      console.log(`Installing ${packages.join(" ")}. To choose otherwise: INSTALL_BROWSER=no.`);
      aptGet("update");
      installPackages(...packages);
    }
    if (!find()) console.warn(`WARNING: ${helpFor(name as EngineName)}. Its tests are skipped.`);
  }
};

if (require.main === module) installEngines();
