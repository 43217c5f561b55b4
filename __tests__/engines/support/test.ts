import { test as base, expect } from "@playwright/test";
import { engines, helpFor, type EngineName } from "../../../tools/find-engines";
import { originVariable } from "../../site/support/test";
import { startFirefox } from "./firefox";
import { run, type Driver, type Tab } from "./tab";
import { startWebKit } from "./webkit";

export interface EngineOptions {
  engine: EngineName;
}

interface Fixtures {
  /** A window without history and storage. The test fails if the last document has thrown. */
  tab: Tab;
}

/** Opens pages in an engine other than Chromium: one browser per worker, which ends with a failed test. */
export const test = base.extend<Fixtures, EngineOptions & { driver: Driver | undefined }>({
  engine: ["webkit", { option: true, scope: "worker" }],
  driver: [
    async ({ engine }, provide) => {
      const path = engines[engine].find();
      const driver = path && (await (engine === "webkit" ? startWebKit(path) : startFirefox(path)));
      await provide(driver || undefined);
      if (driver) await driver.close();
    },
    { scope: "worker" },
  ],
  tab: async ({ driver, engine }, provide, info) => {
    info.skip(!driver, helpFor(engine));
    const tab = await driver!.open();
    await tab.size(390, 844);
    await provide(tab);
    await tab.close();
  },
});

export const siteOrigin = (): string => process.env[originVariable]!;

/** Opens a page of the site and waits for hydration. */
export const open = async (tab: Tab, path: string): Promise<void> => {
  await tab.goto(siteOrigin() + path);
  await hydrated(tab);
};

/** Only a hydrated element has React's own properties. */
export const hydrated = (tab: Tab): Promise<void> =>
  expect
    .poll(() =>
      run(tab, () =>
        Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
      ),
    )
    .toBe(true);

/** Errors of this document. */
export const faultsOf = (tab: Tab): Promise<string[]> => run(tab, () => window.faults ?? ["not watched"]);

/** Path, query and fragment. */
export const addressOf = (tab: Tab): Promise<string> =>
  run(tab, () => location.href.slice(location.origin.length));

export { expect };
