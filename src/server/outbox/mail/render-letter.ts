import { escapeHtml } from "../../../content-model/escape-html";
import type { Letter } from "./letter";

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
