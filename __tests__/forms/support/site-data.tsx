import type { ReactNode } from "react";
import { CurrentPathProvider } from "../../../src/routes/current-route";
import { content } from "../../support/content";
import { SiteDataProvider, type SiteData } from "../../../src/site-data/context";

type Settings = Record<string, unknown>;

const settings = (name: string) => content<Settings>(`settings/${name}`);

/** The texts of a form as queries return them, with the fields as a list. */
const asQueried = (texts: unknown): unknown => {
  const { fields, ...rest } = (texts ?? {}) as { fields?: Record<string, object> };
  if (!fields) return texts;
  return { ...rest, fields: Object.entries(fields).map(([field, text]) => ({ field, ...text })) };
};

const forms = Object.fromEntries(
  Object.entries(settings("forms")).map(([key, texts]) => [key, asQueried(texts)]),
);

/** A company may have no Skype and the same contacts for everybody, but tests must distinguish them. */
const recruitment = { phone: "+1 202-555-0199", messaging: "+1 202-555-0198", email: "jobs@kiln.example" };

/** The real settings, so that tests see the real texts. */
export const siteData = {
  site: {
    ...settings("site"),
    sales: { ...(settings("site").sales as object), skype: "live:kiln" },
    recruitment,
  },
  navigation: settings("navigation"),
  labels: settings("labels"),
  forms,
  options: settings("options"),
} as unknown as SiteData;

/** The context providers that every component needs. */
export const Site = ({
  path = "/contact-us",
  data = siteData,
  children,
}: {
  path?: string;
  data?: SiteData;
  children: ReactNode;
}) => (
  <SiteDataProvider value={data}>
    <CurrentPathProvider value={path}>{children}</CurrentPathProvider>
  </SiteDataProvider>
);
