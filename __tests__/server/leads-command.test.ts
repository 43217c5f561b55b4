/** @jest-environment node */
import path from "node:path";
import { Readable } from "node:stream";
import { formatLeads as formatPieces } from "../../src/server/cli/print-leads";
import { readLeadsCommand } from "../../src/server/cli/leads-command";
import { UsageError } from "../../src/server/cli/usage";
import { formatLeads } from "./support/format-leads";
import type { Lead } from "../../src/server/store/lead-row";

const now = new Date("2026-03-10T12:00:00Z");

test.each([
  [[], { format: "table", filter: {} }],
  [["--csv"], { format: "csv", filter: {} }],
  [["--json", "--kind", "Hire"], { format: "json", filter: { kind: "hire" } }],
])("%j is understood as what to print", (args, command) => {
  expect(readLeadsCommand(args, now)).toEqual({ act: "print", ...command });
});

test.each([
  [["--spam", "--csv"], { act: "print", format: "csv", filter: { spam: true } }],
  [["--outbox"], { act: "outbox", format: "table", filter: {} }],
  [["--outbox", "--json", "--kind", "hire"], { act: "outbox", format: "json", filter: { kind: "hire" } }],
  [["--replay", "failed"], { act: "replay", delivery: "failed" }],
  [["--replay", "7K3MQ-X9TBD-webhook"], { act: "replay", delivery: "7K3MQ-X9TBD-webhook" }],
])("%j is understood", (args, command) => {
  expect(readLeadsCommand(args, now)).toEqual(command);
});

test.each([
  [["--since", "2026-03-01"], { since: new Date("2026-03-01") }],
  [["--since=36h"], { since: new Date("2026-03-09T00:00:00Z") }],
  [["--since", "7d"], { since: new Date("2026-03-03T12:00:00Z") }],
  [["--since", "2026-03-01T09:30+05:30"], { since: new Date("2026-03-01T04:00:00Z") }],
  [["--since", "2026-03-01T09:30"], { since: new Date("2026-03-01T09:30:00Z") }],
  [["--until", "2026-02-28"], { until: new Date("2026-03-01T00:00:00Z") }],
  [["--until", "2026-02-28T12:00Z"], { until: new Date("2026-02-28T12:00:00Z") }],
  [["--until", "1d"], { until: new Date("2026-03-09T12:00:00Z") }],
  [["--until", "9999-12-31"], { until: new Date("9999-12-31T23:59:59.999Z") }],
  [["--until", "9999-12-31T20:00-08:00"], { until: new Date("9999-12-31T23:59:59.999Z") }],
  [["--since", "0000-01-01T00:00+05:30"], { since: new Date("0000-01-01T00:00:00Z") }],
  [["--since", "999999d"], { since: new Date("0000-01-01T00:00:00Z") }],
  [
    ["--since", "2026-03-01", "--until", "2026-03-01"],
    { since: new Date("2026-03-01"), until: new Date("2026-03-02") },
  ],
])("%j is understood as a time", (args, filter) => {
  expect(readLeadsCommand(args, now)).toMatchObject({ filter });
});

test.each([[["--help"]], [["-h", "--csv"]]])("%j asks for help", (args) => {
  expect(readLeadsCommand(args, now)).toEqual({ act: "help" });
});

test("--forget names a person", () => {
  expect(readLeadsCommand(["--forget", " Ada@kiln.co "], now)).toEqual({
    act: "forget",
    email: "Ada@kiln.co",
  });
});

test.each(["backup", "restore"] as const)("--%s names a file", (act) => {
  expect(readLeadsCommand([`--${act}`, "a.db"], now)).toEqual({ act, file: path.resolve("a.db") });
});

test.each([
  [["--backup", ""], /--backup: expected the name of a file/],
  [["--backup", "a.db", "--restore", "b.db"], /takes no other option/],
  [["--forget", "Ada"], /--forget Ada: expected an email address/],
  [["--forget", "ada@kiln.co", "--kind", "hire"], /--forget takes no other option/],
  [["--replay", " "], /--replay: expected the name of a delivery/],
  [["--outbox", "--csv"], /--outbox does not go with --csv/],
  [["--outbox", "--spam"], /--outbox does not go with --spam/],
  [["--since", "yesterday"], /--since yesterday: expected a date such as/],
  [["--since", "2026-13-01"], /--since 2026-13-01/],
  [["--since", "2026-02-30"], /--since 2026-02-30/],
  [["--until", "2026-01-31 or so"], /--until 2026-01-31 or so/],
  [["--since", "1d", "--until", "7d"], /--since must be before --until/],
  [["--kind", "Hireus"], /--kind Hireus: expected one of contact, hire, career/],
  [["--csv", "--json"], /one of --csv and --json/],
  [["--xml"], /--xml[\s\S]*npm run --silent leads -- --csv/],
  [["leads.csv"], /leads\.csv[\s\S]*npm run --silent leads -- --csv/],
])("%j is refused with words that help", (args, message) => {
  expect(() => readLeadsCommand(args, now)).toThrow(UsageError);
  expect(() => readLeadsCommand(args, now)).toThrow(message);
});

const lead: Lead = {
  reference: "7K3MQ-X9TBD",
  kind: "contact",
  createdAt: new Date("2026-03-09T08:30:00Z"),
  name: "Ada",
  email: "ada@kiln.co",
  phone: "+91-9876543210",
  fields: { name: "Ada", phone: "+91-9876543210", subject: "Tea", looking_for: [1592, 1644], budget: 2000 },
};

test("the table shows who wrote, when, and about what", async () => {
  const table = await formatLeads([lead], "table");
  expect(table).toMatch(/^Reference {4}When \(UTC\)/);
  expect(table).toMatch(
    /7K3MQ-X9TBD {2}2026-03-09 08:30 {2}contact {2}Ada {3}ada@kiln\.co {2}\+91-9876543210 {2}Tea/,
  );
  expect(table).toMatch(/\n1 lead$/);
  expect(await formatLeads([], "table")).toBe("No leads.");
});

test("a table has no longest length", async () => {
  const leads = Array.from({ length: 150_000 }, () => lead);
  expect((await formatLeads(leads, "table")).endsWith("\n150000 leads")).toBe(true);
});

test("signs of spam stand in every format", async () => {
  const marked = { ...lead, signsOfSpam: ["5 links", "throwaway mail address"] };
  expect(await formatLeads([marked], "table")).toMatch(/Tea {17}5 links, throwaway mail address\n/);
  expect(await formatLeads([marked], "csv")).toContain('"5 links; throwaway mail address"');
  expect(JSON.parse(await formatLeads([marked], "json"))).toMatchObject([
    { signsOfSpam: marked.signsOfSpam },
  ]);
});

test("the table lets nobody steer the terminal", async () => {
  const table = await formatLeads(
    [{ ...lead, name: "A\u001b[2Jda\nroot", fields: { subject: "\u202eaeT" } }],
    "table",
  );
  expect(table).toContain("A [2Jda root");
  expect(table).not.toContain("\u001b");
  expect(table).not.toContain("\u202e");
});

test("JSON holds every field", async () => {
  expect(JSON.parse(await formatLeads([lead], "json"))).toEqual([
    { reference: lead.reference, kind: "contact", createdAt: "2026-03-09T08:30:00.000Z", ...lead.fields },
  ]);
  expect(JSON.parse(await formatLeads([], "json"))).toEqual([]);
});

test("the columns of CSV keep their places, which spreadsheets may count on", async () => {
  const [header] = (await formatLeads([], "csv")).replaceAll('"', "").split("\r\n");
  expect(header!.split(",").slice(0, 20)).toEqual([
    ...["reference", "kind", "createdAt", "name", "email", "phone", "subject", "skype", "send_nda"],
    ...["looking_for", "budget", "message", "interested_for", "experience_level", "mobile", "experience"],
    ...["ctc", "ectc", "designation", "city"],
  ]);
});

/** As a spreadsheet reads the file whose separator is another one: whatever a cell of ours has may begin one of its own. */
const cellsBetween = (csv: string, separator: RegExp) =>
  csv.split(separator).map((cell) => cell.replace(/^[\s"]+/, ""));

test.each([
  ['a";=1+1;"'],
  ["a;=1+1"],
  ["a; @SUM(1)"],
  ['";"+1'],
  ["a\t-1"],
  ["a\n=1+1"],
  ["a\r\n\t;;=1+1"],
  ["a|=1+1"],
  ["a;\u200b\uFF1D1"],
])("%j begins no formula, whatever separates the cells", async (message) => {
  const csv = await formatLeads([{ ...lead, fields: { message } }], "csv");
  const cells = cellsBetween(csv, /[;\t\r\n|]/);
  expect(cells.length).toBeGreaterThan(2);
  expect(cells.filter((cell) => /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(cell))).toEqual([]);
});

test("a text without a formula is in CSV as it was typed", async () => {
  const message = 'We are 3-4 people; "tea" = love, a@b.co.\nSecond line: 1 + 1.';
  const csv = await formatLeads([{ ...lead, fields: { message } }], "csv");
  expect(csv).toContain(`"${message.replaceAll('"', '""')}"`);
});

test("CSV has one line a lead under the names of all fields", async () => {
  const [header, row] = (await formatLeads([lead], "csv")).split("\r\n").map((line) => line.split(","));
  const cell = (name: string) => row?.[header?.indexOf(`"${name}"`) ?? -1];
  expect(cell("reference")).toBe('"7K3MQ-X9TBD"');
  expect(cell("looking_for")).toBe('"1592 1644"');
  expect(cell("budget")).toBe('"2000"');
  expect(cell("designation")).toBe('""');
});

test.each(["=1+1", "+91-1", "-1", "@SUM(A1)", "\t1", "＝1+1", "＋1", "－1", "＠SUM(A1)", " =1", "\u3000＝1"])(
  "a CSV cell of %j is shown, not run",
  async (subject) => {
    const csv = await formatLeads([{ ...lead, fields: { subject } }], "csv");
    expect(csv).toContain(`"'${subject}"`);
  },
);

test("quotes and line ends stay inside their CSV cell", async () => {
  expect(await formatLeads([{ ...lead, fields: { message: 'a "b"\n, c' } }], "csv")).toContain(
    '"a ""b""\n, c"',
  );
});

test("a spreadsheet reads the CSV as UTF-8", async () => {
  const [first] = await Readable.from(formatPieces(() => Readable.from([]), "csv")).toArray();
  expect(first).toMatch(/^\uFEFF"reference","kind"/);
});

test.each(["table", "csv"] as const)("nothing in the %s turns the reading direction", async (format) => {
  const marks = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";
  const name = `A${marks}da`;
  const text = await formatLeads([{ ...lead, name, fields: { ...lead.fields, name } }], format);
  expect(text).toContain("Ada");
  expect(text).not.toMatch(new RegExp(`[${marks}]`));
});
