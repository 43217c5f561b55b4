import { parseArgs } from "node:util";
import { startSite } from "../../__tests__/support/start-site";
import { openPhone, type Report } from "./phone";
import { table } from "./table";

/** One page of each kind. */
const samplePaths = [
  ...["/", "/about", "/contact-us", "/blog", "/blog/react", "/blog/choose-reactjs-for-web-development"],
  ...["/hire/node-js-developers", "/mobile-app-development", "/services", "/services/web-development"],
  ...["/portfolio", "/portfolio/sales-engagement-tool", "/career", "/join-us", "/thank-you", "/privacy"],
];

const categories = ["performance", "accessibility", "best-practices", "seo"];
const figures = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
];

const scoreOf = (report: Report, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** The run with the median performance score. */
const median = (reports: Report[]): Report | undefined => {
  const sorted = [...reports].sort((a, b) => scoreOf(a, "performance") - scoreOf(b, "performance"));
  return sorted[Math.floor(sorted.length / 2)];
};

/** Titles of the failed audits, except those of the performance category. */
const complaints = ({ audits }: Report): string[] =>
  Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === "binary")
    .map(({ title }) => title);

/** `npm run bench:lighthouse -- [--runs 3] [paths…]` measures one page of each kind, or the given paths. */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: "string", default: "1" } },
  });
  const phone = await openPhone();
  const site = await startSite();
  const rows = [["page", "perf", "a11y", "best", "seo", "FCP", "LCP", "TBT", "CLS", "machine"]];
  const notes: string[] = [];
  try {
    if (/<meta[^>]+noindex/.test(await (await fetch(site.origin)).text())) {
      notes.push("Built without SITE_URL: every page says noindex, which costs it its SEO score.");
    }
    for (const path of positionals.length > 0 ? positionals : samplePaths) {
      const reports: Report[] = [];
      for (let index = 0; index < Number(values.runs); index++)
        reports.push(await phone.run(`${site.origin}${path}`, { onlyCategories: categories }));
      const report = median(reports);
      if (!report) throw new Error("--runs: expected at least 1.");
      rows.push([
        path,
        ...categories.map((category) => String(scoreOf(report, category))),
        ...figures.map((figure) => report.audits[figure]?.displayValue ?? "?"),
        String(Math.round(report.environment.benchmarkIndex)),
      ]);
      notes.push(...complaints(report).map((title) => `${path}: ${title}`));
    }
  } finally {
    await phone.close();
    await site.stop();
  }
  console.log([table(rows), ...notes].join("\n"));
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
