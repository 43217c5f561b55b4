import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { EnquiryKind } from "../../content-model/form-fields/forms";
import { recordOf } from "../../content-model/records";
import { enquiryKinds } from "../../forms/rules/enquiry-paths";
import type { LeadFilter } from "../store/lead-row";
import { usage, UsageError } from "./usage";
import { messageOf } from "../errors";

const unitMs: Record<string, number> = { h: 3_600_000, d: 86_400_000 };

const date = z.iso.date();
const time = /^\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Reads a date (its first moment), a moment, or a duration before now; in UTC unless another zone is named.
 * @throws UsageError
 */
const readMoment = (option: string, text: string, now: Date): Date => read(text, now) ?? refuse(option, text);

/**
 * Reads a moment as an exclusive end. The end of a date is the end of its day.
 * @throws UsageError
 */
const readUntil = (text: string, now: Date): Date => {
  const given = read(text, now) ?? refuse("until", text);
  return date.safeParse(text).success ? storable(given.getTime() + 86_400_000) : given;
};

const first = Date.parse("0000-01-01T00:00:00Z");
const last = Date.parse("9999-12-31T23:59:59.999Z");

/** The store compares moments as text, which requires years of four digits. */
const storable = (ms: number): Date => new Date(Math.min(Math.max(ms, first), last));

const read = (text: string, now: Date): Date | undefined => {
  const [, count, unit = ""] = /^(\d{1,6})([hd])$/.exec(text) ?? [];
  if (count) return storable(now.getTime() - Number(count) * (unitMs[unit] ?? 0));
  const [day = "", clock = "00:00Z", ...rest] = text.split("T");
  const [matched, zone] = time.exec(clock) ?? [];
  if (!matched || rest.length > 0 || !date.safeParse(day).success) return undefined;
  const ms = Date.parse(`${day}T${clock}${zone ? "" : "Z"}`);
  return Number.isNaN(ms) ? undefined : storable(ms);
};

const refuse = (option: string, text: string): never => {
  throw new UsageError(
    `--${option} ${text}: expected a date such as 2026-01-31, a moment such as 2026-01-31T09:00Z, ` +
      "or a span before now such as 12h or 7d.",
  );
};

export type LeadFormat = "table" | "csv" | "json";

export type LeadsCommand =
  | { act: "help" }
  | { act: "outbox"; format: "table" | "json"; filter: LeadFilter }
  | { act: "replay"; delivery: string }
  | { act: "print"; format: LeadFormat; filter: LeadFilter }
  | { act: "forget"; email: string }
  | { act: "erase-before"; moment: Date }
  | { act: "backup" | "restore" | "import"; file: string };

/**
 * Reads the arguments of the leads command.
 * @throws UsageError
 */
export const readLeadsCommand = (args: string[], now: Date): LeadsCommand => {
  const values = parse(args);
  if (values.help) return { act: "help" };
  const act = acts.find((each) => values[each] !== undefined);
  if (act) {
    if (Object.keys(values).length > 1) throw new UsageError(`--${act} takes no other option.`);
    return readAct(act, values[act] ?? "", now);
  }
  if (values.csv && values.json) throw new UsageError("Choose one of --csv and --json.");
  if (values.outbox && (values.csv || values.spam))
    throw new UsageError(`--outbox does not go with --${values.csv ? "csv" : "spam"}.`);
  const filter: LeadFilter = {};
  if (values.since !== undefined) filter.since = readMoment("since", values.since, now);
  if (values.until !== undefined) filter.until = readUntil(values.until, now);
  if (filter.since && filter.until && filter.since >= filter.until)
    throw new UsageError("--since must be before --until.");
  if (values.kind !== undefined) filter.kind = readKind(values.kind);
  if (values.outbox) return { act: "outbox", format: values.json ? "json" : "table", filter };
  if (values.spam) filter.spam = true;
  return { act: "print", format: values.csv ? "csv" : values.json ? "json" : "table", filter };
};

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: {
        help: { type: "boolean", short: "h" },
        csv: { type: "boolean" },
        json: { type: "boolean" },
        since: { type: "string" },
        until: { type: "string" },
        kind: { type: "string" },
        spam: { type: "boolean" },
        outbox: { type: "boolean" },
        ...recordOf(acts, () => ({ type: "string" as const })),
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${messageOf(error)}\n\n${usage}`, { cause: error });
  }
};

/** Options that replace the listing of leads. */
const acts = ["replay", "forget", "erase-before", "backup", "restore", "import"] as const;

const readAct = (act: (typeof acts)[number], text: string, now: Date): LeadsCommand => {
  switch (act) {
    case "replay":
      if (!text.trim()) throw new UsageError('--replay: expected the name of a delivery, or "failed".');
      return { act, delivery: text.trim() };
    case "forget":
      return { act, email: readEmail(text) };
    case "erase-before":
      return { act, moment: readPast(text, now) };
    case "backup":
    case "restore":
    case "import":
      if (!text.trim()) throw new UsageError(`--${act}: expected the name of a file.`);
      return { act, file: path.resolve(text) };
  }
};

const readPast = (text: string, now: Date): Date => {
  const moment = readMoment("erase-before", text, now);
  if (moment > now) throw new UsageError(`--erase-before ${text}: that is still to come.`);
  return moment;
};

const readEmail = (text: string): string => {
  const email = text.trim();
  if (!/^\S+@\S+$/.test(email)) throw new UsageError(`--forget ${text}: expected an email address.`);
  return email;
};

const readKind = (text: string): EnquiryKind => {
  const kind = enquiryKinds.find((each) => each.toLowerCase() === text.toLowerCase());
  if (!kind) throw new UsageError(`--kind ${text}: expected one of ${enquiryKinds.join(", ")}.`);
  return kind;
};
