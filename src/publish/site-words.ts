import { yearsInIndustry } from "../components/figures/years-in-industry";
import { monthsInWords, readKeepMonths } from "../config/keep-months";
import { buttonTokens, type CopyWords } from "../content-model/copy-tokens";
import type { SiteSettings } from "../content-model/entities/site";
import type { Labels } from "../content-model/entities/labels";

/** Values of the copy tokens on this day. */
export const siteWords = (site: SiteSettings, labels: Labels, now: Date): CopyWords => ({
  ...Object.fromEntries(buttonTokens.map((token) => [token, labels.actions[token]])),
  company: site.company,
  years: String(yearsInIndustry(site.foundingYear, now)),
  keepMonths: monthsInWords(readKeepMonths(process.env), site.language),
});
