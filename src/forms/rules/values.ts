import type { Field, FieldKind, FieldTable, OptionId } from "../../content-model/form-fields/field";

interface ValueOfKind {
  text: string;
  email: string;
  link: string;
  lines: string;
  country: string;
  phone: string;
  number: number;
  /** Position of the slider. */
  thousands: number;
  /** Empty until an option is chosen. */
  option: OptionId;
  options: readonly OptionId[];
  tick: boolean;
  robot: boolean;
}

export type FieldOf<Kind extends FieldKind> = Field & { kind: Kind };

type AskedKind = keyof ValueOfKind;

export type FieldValue = ValueOfKind[AskedKind];

export type FieldValues = Record<string, FieldValue>;

export type Values<Table extends FieldTable> = {
  -readonly [
    Name in keyof Table as Table[Name]["kind"] extends AskedKind ? Name : never
  ]: Table[Name]["kind"] extends AskedKind ? ValueOfKind[Table[Name]["kind"]] : never;
};

const empty: ValueOfKind = {
  text: "",
  email: "",
  link: "",
  lines: "",
  country: "IN",
  phone: "",
  number: 0,
  thousands: 0,
  option: "",
  options: [],
  tick: false,
  robot: false,
};

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
