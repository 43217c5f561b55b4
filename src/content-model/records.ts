/** Whether a value is an object or a list. */
export const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === "object" && value !== null;

/** A value as an object; empty if it is none. */
export const fieldsIn = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** The value at a path of keys. */
export const valueAt = (value: unknown, ...path: readonly PropertyKey[]): unknown =>
  path.reduce((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);

/** The text at a path of keys; undefined if it is no text. */
export const textAt = (value: unknown, ...path: readonly PropertyKey[]): string | undefined => {
  const found = valueAt(value, ...path);
  return typeof found === "string" ? found : undefined;
};

/** The value of a JSON text; undefined if it is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The keys of an object, typed; it must have no others than its type says. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** An object with a value for each name. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
