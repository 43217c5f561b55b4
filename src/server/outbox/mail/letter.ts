import { interpolate } from "../../../content-model/interpolate";
import type { ServerContent } from "../../content";
import type { Lead } from "../../store/lead-row";
import type { Field } from "../../../content-model/form-fields/field";
import { bodyFields } from "../../../forms/rules/body-fields";
import { budgetStep } from "../../../forms/rules/sent-fields";
import { escapeHtml } from "../../../content-model/escape-html";

export const toText = ({ heading, opening, fields, link, closing }: Letter): string => {
  const lines = fields.map(({ label, value }) =>
    value.includes("\n") ? `${asked(label)}\n${indent(value)}` : `${asked(label)} ${value}`,
  );
  const parts = [heading, ...opening, lines.join("\n"), link && `${link.label}: ${link.href}`, ...closing];
  return `${parts.filter((part) => part !== undefined).join("\n\n")}\n`;
};

/** The letter as HTML, without style, script or picture. */
export const toHtml = ({ subject, heading, opening, fields, link, closing }: Letter): string => {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const rows = fields.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value).replaceAll("\n", "<br>")}</td></tr>`,
  );
  return [
    `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>`,
    `<h1>${escapeHtml(heading)}</h1>`,
    ...opening.map(paragraph),
    `<table cellpadding="4">${rows.join("\n")}</table>`,
    link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : "",
    ...closing.map(paragraph),
    "</body></html>",
  ].join("\n");
};

/** A label that ends with punctuation, such as a question, gets no colon. */
const asked = (label: string): string => (/[?!.:]$/.test(label) ? label : `${label}:`);

const indent = (text: string): string => text.replace(/^/gm, "  ");

interface FieldLine {
  label: string;
  value: string;
}

/** Every field of a lead, with its label and value as the form shows them, in the form's order. */
const fieldLines = ({ kind, fields }: Lead, content: ServerContent): FieldLine[] => {
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

/** Content of a mail, before it is rendered as text and HTML. */
export interface Letter {
  subject: string;
  heading: string;
  /** Paragraphs before the fields. */
  opening: string[];
  fields: FieldLine[];
  link?: { label: string; href: string };
  closing: string[];
}

export const letterToCompany = (lead: Lead, content: ServerContent): Letter => {
  const { company, details } = content.mail;
  const fill = filler(lead, content);
  const replySubject = encodeURIComponent(fill(company.replySubject));
  return {
    subject: fill(lead.signsOfSpam ? company.spamSubject : company.subject),
    heading: fill(company.heading),
    opening: [],
    fields: [
      { label: details.reference, value: lead.reference },
      { label: details.received, value: readableTime(lead.createdAt) },
      ...(lead.signsOfSpam ? [{ label: details.signsOfSpam, value: lead.signsOfSpam.join(", ") }] : []),
      ...fieldLines(lead, content),
      ...(lead.attribution ? [{ label: details.source, value: lead.attribution }] : []),
    ],
    link: {
      label: fill(company.reply),
      href: `mailto:${encodeURIComponent(lead.email).replace("%40", "@")}?subject=${replySubject}`,
    },
    closing: [],
  };
};

/** The mail to the visitor, without any typed text, because strangers may type somebody else's address. */
export const letterToVisitor = ({ kind, reference }: Lead, { mail, addresses }: ServerContent): Letter => {
  const { visitor, details } = mail;
  const fill = (copy: string) => interpolate(copy, { reference, email: addresses[kind] });
  return {
    subject: fill(visitor.subject),
    heading: fill(visitor.heading),
    opening: [visitor.text, visitor.next].map(fill),
    fields: [{ label: details.reference, value: reference }],
    closing: [fill(visitor.unasked)],
  };
};

/** "2026-11-23 00:38 UTC", which is clear in every language. */
const readableTime = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`;

const filler = ({ kind, name, reference }: Lead, { mail }: ServerContent) => {
  const words = { kind: mail.kinds[kind], name, reference };
  return (copy: string) => oneLine(interpolate(copy, words));
};

/** Text for a mail header: a line break would end it, and mail programs decode what begins with `=?`. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();
