import { yearsInIndustry } from "../sections/figure-section/years-in-industry";
import type { CopyWords } from "../content-model/copy-tokens";
import type { SiteSettings } from "../content-model/entities/site";
import type { Labels } from "../content-model/entities/labels";
import { copyWords } from "../content-model/resolve-copy";

/** Values of the copy tokens on this day. */
export const siteWords = (site: SiteSettings, labels: Labels, now: Date): CopyWords => ({
  ...copyWords(site, labels.actions, process.env),
  years: String(yearsInIndustry(site.foundingYear, now)),
});
