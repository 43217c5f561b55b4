import { z } from "zod";
import { moment, momentPattern, notOnPages } from "./markers";

/** Fields that decide when an entry is part of the site. */
export const publication = {
  draft: notOnPages(z.boolean()).default(false).describe("Work in progress: visitors do not see it."),
  publishAt: notOnPages(moment("The entry is part of the site from this moment on, in UTC.")).optional(),
  expiresAt: notOnPages(moment("The entry is part of the site until this moment, in UTC.")).optional(),
};

/** The publication fields of a content file. */
export interface Publication {
  draft?: unknown;
  publishAt?: unknown;
  expiresAt?: unknown;
}

/** Milliseconds since 1970; a day begins at midnight UTC. Undefined if the value is no date. */
export const timeOf = (value: unknown): number | undefined =>
  typeof value === "string" && momentPattern.test(value) ? new Date(value).getTime() : undefined;

const isDraft = ({ draft = false }: Publication): boolean => draft !== false;

/** The time of an optional field. An unreadable one is NaN, which is neither before nor after any time. */
const timeOr = (fallback: number, value: unknown): number =>
  value === undefined ? fallback : (timeOf(value) ?? NaN);

/** Whether a build at `now` shows the entry. An unreadable date hides it, because it may be an embargo with a typo. */
export const isPublished = (entry: Publication, now: Date): boolean =>
  !isDraft(entry) &&
  timeOr(-Infinity, entry.publishAt) <= now.getTime() &&
  now.getTime() < timeOr(Infinity, entry.expiresAt);

/** Whether the entry is hidden at `now` or will be at a known time, so that nothing may depend on its page. */
export const mayBeHidden = (entry: Publication, now: Date): boolean =>
  !isPublished(entry, now) || timeOf(entry.expiresAt) !== undefined;

/** The next moment at which a build would have other entries; undefined if none is planned. */
export const nextChange = (all: readonly Publication[], now: Date): Date | undefined => {
  const times = all
    .filter((entry) => !isDraft(entry))
    .flatMap(({ publishAt, expiresAt }) => [timeOf(publishAt), timeOf(expiresAt)])
    .filter((time) => time !== undefined)
    .filter((time) => time > now.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
};

/** Whether drafts and entries outside their dates are shown too. */
export const showsDrafts = (env: Record<string, string | undefined>): boolean => env.SHOW_DRAFTS === "yes";
