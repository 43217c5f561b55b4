import type { FormsSettings } from "../../src/content-model/entities/forms";
import type { z } from "zod";
import type { consent } from "../../src/content-model/entities/consent";
import type { labels } from "../../src/content-model/entities/labels";
import { content } from "./content";

const forms = content<FormsSettings>("settings/forms");
const { contact, sidebar, hire, career, emailBox } = forms;

const labelsOf = <Field extends string>(fields: Record<Field, { label: string }>) =>
  Object.fromEntries(
    Object.entries<{ label: string }>(fields).map(([field, { label }]) => [field, label]),
  ) as Record<Field, string>;

interface Option {
  id: number;
  text: string;
}

/**
 * Texts of controls and messages, from the content: tests find things by the visible text, which a maintainer may
 * change. Texts that the specification fixes are in `__tests__/specification`.
 */
export const words = {
  ...forms,
  labels: content<z.infer<typeof labels.schema>>("settings/labels"),
  consent: content<z.infer<typeof consent.schema>>("settings/consent"),
  send: contact.submit,
  forms: {
    contact: contact.name,
    sidebar: sidebar.name,
    hire: hire.name,
    career: career.name,
    emailBox: emailBox.name,
  },
  fields: { ...labelsOf(career.fields), ...labelsOf(hire.fields), ...labelsOf(contact.fields) },
  option: (list: string, id: number) =>
    content<Record<string, Option[]>>("settings/options")[list]?.find((option) => option.id === id)?.text ??
    "",
};
