import { bodyKinds } from "../../forms/rules/bodies";
import { bodyFields } from "../../forms/rules/body-fields";
import type { Lead } from "../store/lead-row";
import type { LeadFormat } from "./leads-command";

type ReadLeads = () => AsyncIterable<Lead>;

/**
 * Writes leads for a person (table), a spreadsheet (csv) or a program (json), piece by piece: there may be more of them
 * than the memory holds. The table reads them twice, first for the widths of its columns.
 */
export const formatLeads = (read: ReadLeads, format: LeadFormat): AsyncIterable<string> => {
  switch (format) {
    case "table":
      return table(read);
    case "csv":
      return csv(read());
    case "json":
      return json(read());
  }
};

const json = async function* (leads: AsyncIterable<Lead>): AsyncIterable<string> {
  let between = "[\n";
  for await (const lead of leads) {
    yield between + JSON.stringify(flat(lead), null, 2).replace(/^/gm, "  ");
    between = ",\n";
  }
  yield between === ",\n" ? "\n]\n" : "[]\n";
};

const flat = (lead: Lead): Record<string, unknown> => {
  const { reference, kind, createdAt, fields, attribution } = lead;
  return {
    reference,
    kind,
    createdAt: createdAt.toISOString(),
    ...fields,
    ...(attribution !== undefined && { attribution }),
  };
};

const headings = ["Reference", "When (UTC)", "Kind", "Name", "Email", "Phone", "Subject or message"];

const cellsOf = ({ reference, createdAt, kind, name, email, phone, fields }: Lead): string[] => {
  const when = createdAt.toISOString().slice(0, 16).replace("T", " ");
  const about = shorten(String(fields.subject ?? fields.message ?? ""));
  return [reference, when, kind, name, email, phone, about].map(printable);
};

const table = async function* (read: ReadLeads): AsyncIterable<string> {
  const widths = headings.map(({ length }) => length);
  let count = 0;
  for await (const lead of read()) {
    count += 1;
    cellsOf(lead).forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.length)));
  }
  if (count === 0) return yield "No leads.\n";
  const line = (cells: string[]) =>
    `${cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd()}\n`;
  yield line(headings);
  for await (const lead of read()) yield line(cellsOf(lead));
  yield `\n${count === 1 ? "1 lead" : `${count} leads`}\n`;
};

const longestSummary = 60;

const shorten = (text: string): string =>
  text.length > longestSummary ? `${text.slice(0, longestSummary - 1)}…` : text;

/** Marks and overrides of the reading direction, which make a line read as another. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** What was typed must not steer the terminal: control characters become spaces. */
const printable = (text: string): string => text.replace(directions, "").replace(/[\p{Cc}\p{Cf}]+/gu, " ");

/** Spreadsheets may count on the places of these columns; later fields come after them. */
const firstColumns = [
  ...["name", "email", "phone", "subject", "skype", "send_nda", "looking_for", "budget", "message"],
  ...["interested_for", "experience_level"],
  ...["mobile", "experience", "ctc", "ectc", "designation", "city"],
];

/** By this mark at the beginning a spreadsheet reads the file as UTF-8. */
const byteOrderMark = "\uFEFF";

const csv = async function* (leads: AsyncIterable<Lead>): AsyncIterable<string> {
  const fields = new Set([...firstColumns, ...bodyKinds.flatMap((kind) => [...bodyFields[kind].keys()])]);
  const header = ["reference", "kind", "createdAt", ...fields, "attribution"];
  const line = (cells: string[]) => `${cells.map(csvCell).join(",")}\r\n`;
  yield byteOrderMark + line(header);
  for await (const lead of leads) {
    const values = flat(lead);
    yield line(header.map((column) => csvText(values[column])));
  }
};

const csvText = (value: unknown): string => {
  if (value === undefined || value === null) return "";
  return Array.isArray(value) ? value.join(" ") : String(value);
};

/** What a spreadsheet takes for the beginning of a formula, in full width and behind blanks too. */
const formula = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** A cell that begins like a formula gets an apostrophe, so that a spreadsheet shows it and never runs it. */
const csvCell = (text: string): string => {
  const plain = text.replace(directions, "");
  const safe = formula.test(plain) ? `'${plain}` : plain;
  return `"${safe.replaceAll('"', '""')}"`;
};
