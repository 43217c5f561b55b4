/**
 * Label and hint of a field.
 * @throws Error if the form's texts lack the field, which the content model rules out.
 */
export const fieldText = (
  { name, fields }: Pick<Queries.FormTextsFragment, "name" | "fields">,
  field: string,
): Queries.FieldTextFragment => {
  const text = fields.find((one) => one.field === field);
  if (!text) throw new Error(`The texts of the form “${name}” have no field “${field}”.`);
  return text;
};
