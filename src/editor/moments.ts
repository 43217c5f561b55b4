import type { Field } from "@sveltia/cms";

type Values = Record<string, unknown>;

/** Whether a field is a moment, which the editor shows in UTC. */
export const isMoment = (field: Field): boolean =>
  field.widget === "datetime" && "input_timezone" in field && field.input_timezone === "utc";

export const isSameMoment = (a: unknown, b: unknown): boolean =>
  typeof a === "string" && typeof b === "string" && Date.parse(a) === Date.parse(b);

/** Converts a file's moments to UTC, because Sveltia shows digits without their zone. */
export const momentsInUtc = (fields: readonly Field[], values: Values): Values => {
  const moments = fields.filter(isMoment).flatMap(({ name }) => {
    const moment = values[name];
    const isElsewhere = typeof moment === "string" && /T.*[+-]\d\d:?\d\d$/.test(moment);
    return isElsewhere && !Number.isNaN(Date.parse(moment))
      ? [[name, new Date(moment).toISOString().replace(":00.000Z", "Z")] as const]
      : [];
  });
  return { ...values, ...Object.fromEntries(moments) };
};
