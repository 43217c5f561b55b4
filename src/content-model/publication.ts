import { z } from "zod";
import { moment } from "./markers";

/** Fields that decide when an entry is part of the site. */
export const publication = {
  draft: z
    .boolean()
    .default(false)
    .describe("Work in progress: only npm run develop and builds with SHOW_DRAFTS=yes show it."),
  publishAt: moment("Builds before this moment leave the entry out.").optional(),
  expiresAt: moment("Builds from this moment on leave the entry out.").optional(),
};

/** What a content file says of its publication. Parsers of YAML may make a `Date` of a moment. */
export interface Publication {
  draft?: unknown;
  publishAt?: unknown;
  expiresAt?: unknown;
}

/** Milliseconds since 1970; a day begins at midnight UTC. Undefined when the value is no moment. */
const timeOf = (value: unknown): number | undefined => {
  const time = value instanceof Date || typeof value === "string" ? new Date(value).getTime() : NaN;
  return Number.isNaN(time) ? undefined : time;
};

/** Whether a build at `now` shows the entry. */
export const isPublished = ({ draft, publishAt, expiresAt }: Publication, now: Date): boolean =>
  draft !== true &&
  (timeOf(publishAt) ?? -Infinity) <= now.getTime() &&
  now.getTime() < (timeOf(expiresAt) ?? Infinity);

/** Whether the entry is hidden at `now` or will be at a known time; nothing may depend on its page. */
export const mayBeHidden = (entry: Publication, now: Date): boolean =>
  !isPublished(entry, now) || timeOf(entry.expiresAt) !== undefined;

/** The next moment at which a build would show something else; undefined when none is planned. */
export const nextChange = (all: readonly Publication[], now: Date): Date | undefined => {
  const times = all
    .filter(({ draft }) => draft !== true)
    .flatMap(({ publishAt, expiresAt }) => [timeOf(publishAt), timeOf(expiresAt)])
    .filter((time) => time !== undefined)
    .filter((time) => time > now.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
};

/** Whether drafts and entries out of their time are shown too. */
export const showsDrafts = (env: Record<string, string | undefined>): boolean => env.SHOW_DRAFTS === "yes";
