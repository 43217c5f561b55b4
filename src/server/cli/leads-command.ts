import { parseArgs } from "node:util";
import { bodyKinds, type BodyKind } from "../../forms/rules/bodies";
import type { LeadFilter } from "../store/lead-store";

export type LeadFormat = "table" | "csv" | "json";

export interface LeadsCommand {
  help: boolean;
  format: LeadFormat;
  filter: LeadFilter;
}

export const usage = `Prints the leads that the server has stored, oldest first.

  npm run leads                                   a table
  npm run --silent leads -- --csv > leads.csv     every field, for a spreadsheet
  npm run --silent leads -- --json                every field, as JSON

Options
  --since <when>   only leads since a date (2026-01-31), a moment (2026-01-31T09:00Z)
                   or a span before now (12h, 7d)
  --kind <kind>    only leads of one form: ${bodyKinds.join(", ")}
  --csv, --json    the format
  --help           this text

DATA_DIR and DATABASE_URL say where the store is, as for the server.`;

const unitMs: Record<string, number> = { h: 3_600_000, d: 86_400_000 };

/**
 * Reads the arguments of the leads command.
 * @throws Error with a message for the person who typed them.
 */
export const readLeadsCommand = (args: string[], now: Date): LeadsCommand => {
  const { values } = parse(args);
  if (values.csv && values.json) throw new Error("Choose one of --csv and --json.");
  const filter: LeadFilter = {};
  if (values.since !== undefined) filter.since = readSince(values.since, now);
  if (values.kind !== undefined) filter.kind = readKind(values.kind);
  return { help: values.help ?? false, format: values.csv ? "csv" : values.json ? "json" : "table", filter };
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
        kind: { type: "string" },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
};

const readSince = (text: string, now: Date): Date => {
  const span = /^(\d+)([hd])$/.exec(text);
  const date = span
    ? new Date(now.getTime() - Number(span[1]) * (unitMs[span[2] ?? ""] ?? 0))
    : new Date(/^\d{4}-\d{2}-\d{2}/.test(text) ? text : Number.NaN);
  if (Number.isNaN(date.getTime())) {
    throw new Error(`--since ${text}: expected a date such as 2026-01-31, or a span such as 12h or 7d.`);
  }
  return date;
};

const readKind = (text: string): BodyKind => {
  const kind = bodyKinds.find((each) => each.toLowerCase() === text.toLowerCase());
  if (!kind) throw new Error(`--kind ${text}: expected one of ${bodyKinds.join(", ")}.`);
  return kind;
};
