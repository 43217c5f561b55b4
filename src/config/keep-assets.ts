/** Where Gatsby writes the query types. It writes in several steps, so editors should not read this file. */
export const writtenTypes = ".cache/gatsby-types.d.ts";

const defaultDays = 14;
const mostDays = 3650;

/**
 * For how many days a build keeps files of earlier builds, as `KEEP_OLD_ASSETS_DAYS` says; an empty value counts as unset.
 * @throws Error that names the setting.
 */
export const readKeepAssetsDays = (env: Record<string, string | undefined>): number => {
  const value = env.KEEP_OLD_ASSETS_DAYS?.trim();
  if (!value) return defaultDays;
  if (!/^\d+$/.test(value) || Number(value) > mostDays)
    throw new Error(`KEEP_OLD_ASSETS_DAYS=${value}: expected a number of days from 0 (none) to ${mostDays}.`);
  return Number(value);
};
