import { existsSync } from "node:fs";
import { Readable } from "node:stream";
import type { StorePlace } from "../store/place";
import { enquiryKinds } from "../../forms/rules/enquiry-paths";
import { bodyFields } from "../../forms/rules/body-fields";
import type { Lead, LeadFilter } from "../store/lead-row";
import { formatTable, shortMoment, withoutBidiControls, formatJson, print } from "./format-table";
import type { LeadFormat } from "./leads-command";
import { withStore } from "./with-store";

type ReadLeads = () => AsyncIterable<Lead>;

/**
 * Prints leads as a table, as CSV for spreadsheets or as JSON for programs, in pieces, because all leads together may
 * not fit in memory.
 */
export const formatLeads = (read: ReadLeads, format: LeadFormat): AsyncIterable<string> => {
  switch (format) {
    case "table":
      return formatTable(read, leadTable);
    case "csv":
      return csv(read());
    case "json":
      return formatJson(read(), flat);
  }
};

const flat = ({ reference, kind, createdAt, fields, attribution, signsOfSpam }: Lead) => ({
  reference,
  kind,
  createdAt: createdAt.toISOString(),
  ...fields,
  attribution,
  signsOfSpam,
});

const leadTable = {
  headings: [
    "Reference",
    "When (UTC)",
    "Kind",
    "Name",
    "Email",
    "Phone",
    "Subject or message",
    "Signs of spam",
  ],
  cellsOf: ({ reference, createdAt, kind, name, email, phone, fields, signsOfSpam = [] }: Lead): string[] => {
    const about = shorten(String(fields.subject ?? fields.message ?? ""));
    return [reference, shortMoment(createdAt), kind, name, email, phone, about, signsOfSpam.join(", ")];
  },
  noun: ["lead", "leads"],
} as const;

const longestSummary = 60;

const shorten = (text: string): string =>
  text.length > longestSummary ? `${text.slice(0, longestSummary - 1)}…` : text;

/** The order of these columns is fixed for existing spreadsheets. New fields are added after them. */
const firstColumns = [
  ...["name", "email", "phone", "subject", "skype", "send_nda", "looking_for", "budget", "message"],
  ...["interested_for", "experience_level"],
  ...["mobile", "experience", "ctc", "ectc", "designation", "city"],
];

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = "\uFEFF";

const csv = async function* (leads: AsyncIterable<Lead>): AsyncIterable<string> {
  const fields = new Set([...firstColumns, ...enquiryKinds.flatMap((kind) => [...bodyFields[kind].keys()])]);
  const header = ["reference", "kind", "createdAt", ...fields, "attribution", "signsOfSpam"];
  const line = (cells: string[]) => `${cells.map(csvCell).join(",")}\r\n`;
  yield byteOrderMark + line(header);
  for await (const lead of leads) {
    const values: Record<string, unknown> = flat(lead);
    yield line(header.map((column) => csvText(values[column], column === "signsOfSpam" ? "; " : " ")));
  }
};

const csvText = (value: unknown, between: string): string => {
  if (value === undefined || value === null) return "";
  return Array.isArray(value) ? value.join(between) : String(value);
};

/** Characters that begin a formula, in full width too. */
const formulaStart = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`;

/**
 * Places where a spreadsheet may see a formula: at the start of the cell or of a line in it, and after other
 * separators, because a program that splits at semicolons ignores the quotes.
 */
const formula = new RegExp(
  String.raw`^(?=[\t\r\n]|[\s\p{C}"]*${formulaStart})|(?<=[;|\t\r\n][\s\p{C}"]*)(?=${formulaStart})`,
  "gu",
);

/** The apostrophe makes spreadsheets show a text that looks like a formula instead of running it. */
const csvCell = (text: string): string =>
  `"${withoutBidiControls(text).replace(formula, "'").replaceAll('"', '""')}"`;

export const printLeads = async (
  place: StorePlace,
  format: LeadFormat,
  filter: LeadFilter,
): Promise<void> => {
  if (place.engine === "sqlite" && !existsSync(place.file)) {
    console.error(`There is no store at ${place.file} yet; the server makes it at its first start.`);
    return print(formatLeads(() => Readable.from([]), format));
  }
  await withStore(place, (store) => print(formatLeads(() => store.stream(filter), format)));
};
