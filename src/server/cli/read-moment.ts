import { z } from "zod";
import { UsageError } from "./usage-error";

const unitMs: Record<string, number> = { h: 3_600_000, d: 86_400_000 };

const date = z.iso.date();
const time = /^\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Reads a date (its first moment), a moment, or a duration before now; in UTC unless another zone is named.
 * @throws UsageError
 */
export const readMoment = (option: string, text: string, now: Date): Date =>
  read(text, now) ?? refuse(option, text);

/**
 * Reads a moment as an exclusive end. The end of a date is the end of its day.
 * @throws UsageError
 */
export const readUntil = (text: string, now: Date): Date => {
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
