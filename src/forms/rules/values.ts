import type { Field, FieldKind, FieldTable, OptionId } from "../../content-model/form-fields/field";

/** Initial value of each kind of field. */
const empty = {
  text: "",
  email: "",
  link: "",
  lines: "",
  country: "IN",
  phone: "",
  number: 0,
  /** Position of the slider. */
  thousands: 0,
  /** Empty until an option is chosen. */
  option: "" as OptionId,
  options: [] as readonly OptionId[],
  tick: false,
  robot: false,
};

export type FieldValue = (typeof empty)[keyof typeof empty];

export type FieldValues = Record<string, FieldValue>;

export type FieldOf<Kind extends FieldKind> = Field & { kind: Kind };

export const initialValues = (fields: FieldTable): FieldValues => {
  const values: FieldValues = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== "fixed") values[name] = field.kind === "thousands" ? field.initial : empty[field.kind];
  }
  return values;
};

/** Type guard: whether the value is that of a list of options. */
export const isIds = (value: FieldValue | undefined): value is readonly OptionId[] => Array.isArray(value);

export const idsOf = (value: FieldValue | undefined): readonly OptionId[] => (isIds(value) ? value : []);

/** Type guard: whether the field is of one of these kinds. */
export const isKind = <Kind extends FieldKind>(
  field: Field | undefined,
  kinds: readonly Kind[],
): field is FieldOf<Kind> => kinds.some((kind) => kind === field?.kind);
