import { bodyKinds } from "../../forms/rules/bodies";
import { bodyFields } from "../../forms/rules/body-fields";
import type { Lead } from "../store/lead-store";
import type { LeadFormat } from "./leads-command";

/** Writes leads for a person (table), a spreadsheet (csv) or a program (json). */
export function formatLeads(leads: Lead[], format: LeadFormat): string {
  switch (format) {
    case "table":
      return table(leads);
    case "csv":
      return csv(leads);
    case "json":
      return JSON.stringify(leads.map(flat), null, 2);
  }
}

function flat(lead: Lead): Record<string, unknown> {
  const { reference, kind, createdAt, fields, attribution } = lead;
  return {
    reference,
    kind,
    createdAt: createdAt.toISOString(),
    ...fields,
    ...(attribution !== undefined && { attribution }),
  };
}

function table(leads: Lead[]): string {
  if (leads.length === 0) return "No leads.";
  const rows = leads.map(({ reference, createdAt, kind, name, email, phone, fields }) => [
    reference,
    createdAt.toISOString().slice(0, 16).replace("T", " "),
    kind,
    name,
    email,
    phone,
    shorten(String(fields.subject ?? fields.message ?? "")),
  ]);
  const cells = [
    ["Reference", "When (UTC)", "Kind", "Name", "Email", "Phone", "Subject or message"],
    ...rows,
  ].map((row) => row.map(printable));
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [...lines, "", leads.length === 1 ? "1 lead" : `${leads.length} leads`].join("\n");
}

const longestSummary = 60;

function shorten(text: string): string {
  return text.length > longestSummary ? `${text.slice(0, longestSummary - 1)}…` : text;
}

/** What was typed must not steer the terminal: control characters become spaces. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, " ");
}

/** Spreadsheets may count on the places of these columns; later fields come after them. */
const firstColumns = [
  ...["name", "email", "phone", "subject", "skype", "send_nda", "looking_for", "budget", "message"],
  ...["interested_for", "experience_level"],
  ...["mobile", "experience", "ctc", "ectc", "designation", "city"],
];

function csv(leads: Lead[]): string {
  const fields = new Set([...firstColumns, ...bodyKinds.flatMap((kind) => [...bodyFields[kind].keys()])]);
  const header = ["reference", "kind", "createdAt", ...fields, "attribution"];
  const rows = leads.map(flat).map((lead) => header.map((column) => csvText(lead[column])));
  return [header, ...rows].map((row) => row.map(csvCell).join(",")).join("\r\n");
}

function csvText(value: unknown): string {
  if (value === undefined || value === null) return "";
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/** A cell that begins like a formula gets an apostrophe, so that a spreadsheet shows it and never runs it. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
