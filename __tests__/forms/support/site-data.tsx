import { readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { parse } from "yaml";
import { CurrentPathProvider } from "../../../src/routes/current-route";
import { SiteDataProvider, type SiteData } from "../../../src/site-data/context";

const settings = (name: string): unknown => parse(readFileSync(`content/settings/${name}.yaml`, "utf8"));

/** The settings as the content has them, so that tests see the words that visitors see. */
export const siteData = {
  site: settings("site"),
  navigation: settings("navigation"),
  labels: settings("labels"),
  forms: settings("forms"),
  options: settings("options"),
} as SiteData;

/** What every component of the site has around it. */
export function Site({
  path = "/contact-us",
  data = siteData,
  children,
}: {
  path?: string;
  data?: SiteData;
  children: ReactNode;
}) {
  return (
    <SiteDataProvider value={data}>
      <CurrentPathProvider value={path}>{children}</CurrentPathProvider>
    </SiteDataProvider>
  );
}
