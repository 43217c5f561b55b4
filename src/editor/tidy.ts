import type { Field } from "@sveltia/cms";
import { isMoment, isSameMoment } from "./moments";

/** Settings of a field that the writer needs. */
type FieldSettings = Field & { fields?: Field[]; field?: Field; default?: unknown; required?: boolean };

export type Value = unknown;
export type Values = Record<string, Value>;

export const isValues = (value: Value): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isSame = (a: Value, b: Value): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isValues(a) || !isValues(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
};

export const isEmpty = (value: Value): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "number" && Number.isNaN(value)) ||
  (Array.isArray(value) ? value.length === 0 : isValues(value) && Object.values(value).every(isEmpty));

const tidyValue = ({ fields }: FieldSettings, value: Value, before: Value): Value => {
  if (!fields) return value;
  return Array.isArray(value)
    ? value.map((item, index) => tidyItem(fields, item, Array.isArray(before) ? before[index] : undefined))
    : tidyItem(fields, value, before);
};

const tidyItem = (fields: readonly Field[], item: Value, before: Value): Value =>
  isValues(item) ? tidy(fields, item, isValues(before) ? before : {}) : item;

/** Whether a field can be left out of the file: it is optional and empty, or has its default value. */
const isIdle = ({ required, default: usual }: FieldSettings, value: Value): boolean => {
  if (required || (usual !== undefined && isEmpty(usual))) return false;
  return isEmpty(value) || (usual !== undefined && isSame(value, usual));
};

/** The form's values without needless ones, unless the file had them before. */
export const tidy = (fields: readonly Field[], values: Values, before: Values): Values => {
  const kept: Values = {};
  for (const field of fields as readonly FieldSettings[]) {
    const { name } = field;
    const asBefore = isMoment(field) && isSameMoment(values[name], before[name]);
    const value = asBefore ? before[name] : tidyValue(field, values[name], before[name]);
    const wasThere = name in before && isSame(before[name], value);
    if (wasThere || !isIdle(field, value)) kept[name] = value ?? field.default;
  }
  return kept;
};
