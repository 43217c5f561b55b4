import { render } from "@testing-library/react";
import axe from "axe-core";
import { useStaticQuery } from "gatsby";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ComponentType } from "react";
import { parse } from "yaml";
import { CurrentPathProvider } from "../../src/routes/current-route";
import { SiteDataProvider, type SiteData } from "../../src/site-data/context";
import { setScreen } from "./carousel-support";

const source = resolve(__dirname, "../../src");
const setting = (name: string): unknown =>
  parse(readFileSync(resolve(__dirname, `../../content/settings/${name}.yaml`), "utf8"));

const data = { labels: setting("labels"), site: setting("site") } as SiteData;

/** What /kit shows: each component, and each folder of sections. */
const shown = ["components", "sections"].flatMap((room) =>
  readdirSync(join(source, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [`${room}/${name}`, join(source, room, name, `${name}.example.tsx`)] as const),
);

beforeAll(() => {
  setScreen(1280);
  // Nothing comes near.
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

// Restored after each test.
beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue({ site: { siteMetadata: null } }));

test.each(shown)("%s has an example beside it, for /kit", (_name, file) => {
  expect(existsSync(file)).toBe(true);
});

/** Colours and sizes are for the browser: `__tests__/site`. Its page has the landmarks and the headings above. */
const rules = Object.fromEntries(
  ["color-contrast", "region", "heading-order", "page-has-heading-one"].map((id) => [id, { enabled: false }]),
);

test.each(shown)("axe finds no fault in the example of %s", async (_name, file) => {
  const { default: Example } = jest.requireActual<{ default: ComponentType }>(file);
  const { container } = render(
    <SiteDataProvider value={data}>
      <CurrentPathProvider value="/kit">
        <Example />
      </CurrentPathProvider>
    </SiteDataProvider>,
  );
  const { violations } = await axe.run(container, { rules, resultTypes: ["violations"] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
