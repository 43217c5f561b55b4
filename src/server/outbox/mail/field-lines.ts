import type { Field } from "../../../content-model/form-fields/field";
import { bodyFields } from "../../../forms/rules/body-fields";
import { budgetStep } from "../../../forms/rules/sent-fields";
import type { ServerContent } from "../../content";
import type { Lead } from "../../store/lead-row";

export interface FieldLine {
  label: string;
  value: string;
}

/** Every field of a lead, with its label and value as the form shows them, in the form's order. */
export const fieldLines = ({ kind, fields }: Lead, content: ServerContent): FieldLine[] => {
  const known = bodyFields[kind];
  const names = [...[...known.keys()].filter((name) => name in fields), ...Object.keys(fields)];
  return [...new Set(names)].map((name) => ({
    label: content.forms.labels[kind][name] ?? name,
    value: shown(fields[name], known.get(name)?.field, content) || content.mail.details.empty,
  }));
};

const shown = (value: unknown, field: Field | undefined, { options, forms, mail }: ServerContent): string => {
  const ids = (Array.isArray(value) ? value : [value]).filter((each) => each !== null && each !== undefined);
  if (field?.kind === "option" || field?.kind === "options") {
    const list = options[field.list];
    return ids
      .map((id) => list.find((option) => String(option.id) === String(id))?.text ?? String(id))
      .join(", ");
  }
  if (field?.kind === "thousands" && Number.isFinite(value))
    return forms.budgetValue.replace("{n}", String(Number(value) / budgetStep));
  if (field?.kind === "tick") return value === "yes" ? mail.details.yes : mail.details.no;
  return ids.map(String).join(", ");
};
