import { parseArgs } from "node:util";
import { openPhone, type Report } from "./phone";
import { measureTasks } from "./tasks";
import { measureInTurns } from "./turns";

const audits = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
};

/** Milliseconds, and bytes as they were sent. */
const figuresOf = (report: Report): Record<string, number> => {
  const requests = report.audits["network-requests"]?.details?.items ?? [];
  const bytes = (type?: string) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0);
  return {
    ...Object.fromEntries(
      Object.entries(audits).map(([name, audit]) => [name, report.audits[audit]?.numericValue ?? NaN]),
    ),
    HTML: bytes("Document"),
    JS: bytes("Script"),
    fonts: bytes("Font"),
    all: bytes(),
  };
};

const measureLoads = async (
  measured: (measure: (address: string) => Promise<Record<string, number>>) => Promise<string>,
) => {
  const phone = await openPhone();
  const settings = {
    onlyAudits: [...Object.values(audits), "network-requests"],
    disableFullPageScreenshot: true,
  };
  try {
    return await measured(async (address) => figuresOf(await phone.run(address, settings)));
  } finally {
    await phone.close();
  }
};

/**
 * `npm run bench:compare -- [--runs 10] [--page /]… [--tasks] folders…` prints the median load times of built sites on
 * a slow phone; with `--tasks`, of their longest tasks.
 */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "10" },
      page: { type: "string", multiple: true, default: ["/"] },
      tasks: { type: "boolean", default: false },
    },
  });
  const measure = values.tasks ? measureTasks : measureLoads;
  console.log(await measure((one) => measureInTurns(positionals, values.page, Number(values.runs), one)));
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
