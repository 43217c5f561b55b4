import { z } from "zod";
import { moment, momentPattern } from "./markers";

/** Fields that decide when an entry is part of the site. */
export const publication = {
  draft: z.boolean().default(false).describe("Work in progress: visitors do not see it."),
  publishAt: moment("The entry is part of the site from this moment on, in UTC.").optional(),
  expiresAt: moment("The entry is part of the site until this moment, in UTC.").optional(),
};

/** What a content file says of its publication. */
export interface Publication {
  draft?: unknown;
  publishAt?: unknown;
  expiresAt?: unknown;
}

/** Milliseconds since 1970; a day begins at midnight UTC. Undefined when the value is no moment. */
export const timeOf = (value: unknown): number | undefined =>
  typeof value === "string" && momentPattern.test(value) ? new Date(value).getTime() : undefined;

const isDraft = ({ draft = false }: Publication): boolean => draft !== false;

/** The time of a field that need not be there; NaN, which is neither before nor after any other, where it cannot be read. */
const timeOr = (fallback: number, value: unknown): number =>
  value === undefined ? fallback : (timeOf(value) ?? NaN);

/** Whether a build at `now` shows the entry. What cannot be read is never shown: it may be an embargo with a typo. */
export const isPublished = (entry: Publication, now: Date): boolean =>
  !isDraft(entry) &&
  timeOr(-Infinity, entry.publishAt) <= now.getTime() &&
  now.getTime() < timeOr(Infinity, entry.expiresAt);

/** Whether the entry is hidden at `now` or will be at a known time; nothing may depend on its page. */
export const mayBeHidden = (entry: Publication, now: Date): boolean =>
  !isPublished(entry, now) || timeOf(entry.expiresAt) !== undefined;

/** The next moment at which a build would show something else; undefined when none is planned. */
export const nextChange = (all: readonly Publication[], now: Date): Date | undefined => {
  const times = all
    .filter((entry) => !isDraft(entry))
    .flatMap(({ publishAt, expiresAt }) => [timeOf(publishAt), timeOf(expiresAt)])
    .filter((time) => time !== undefined)
    .filter((time) => time > now.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
};

/** Whether drafts and entries out of their time are shown too. */
export const showsDrafts = (env: Record<string, string | undefined>): boolean => env.SHOW_DRAFTS === "yes";
