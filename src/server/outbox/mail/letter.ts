import { fillCopy } from "../../../content-model/copy-tokens";
import type { ServerContent } from "../../content";
import type { Lead } from "../../store/lead-row";
import { fieldLines, type FieldLine } from "./field-lines";

/** What stands in a mail, before it is text or HTML. */
export interface Letter {
  subject: string;
  heading: string;
  /** Lines before the fields. */
  opening: string[];
  fields: FieldLine[];
  link?: { label: string; href: string };
  closing: string[];
}

/** What the person reads who answers. */
export const letterToCompany = (lead: Lead, content: ServerContent): Letter => {
  const { company, details } = content.mail;
  const fill = filler(lead, content);
  const replySubject = encodeURIComponent(fill(company.replySubject));
  return {
    subject: fill(company.subject),
    heading: fill(company.heading),
    opening: [],
    fields: [
      { label: details.reference, value: lead.reference },
      { label: details.received, value: readableTime(lead.createdAt) },
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

/** What the visitor reads. */
export const letterToVisitor = (lead: Lead, content: ServerContent): Letter => {
  const { visitor, details } = content.mail;
  const fill = filler(lead, content);
  return {
    subject: fill(visitor.subject),
    heading: fill(visitor.heading),
    opening: [visitor.text, visitor.next, visitor.sent].map(fill),
    fields: [{ label: details.reference, value: lead.reference }, ...fieldLines(lead, content)],
    closing: [fill(visitor.unasked)],
  };
};

/** "2026-11-23 00:38 UTC": read alike in every language. */
const readableTime = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`;

const filler = ({ kind, name, reference }: Lead, { mail }: ServerContent) => {
  const words = { kind: mail.kinds[kind], name, reference };
  return (copy: string) => oneLine(fillCopy(copy, words));
};

/** What was stored by another hand may hold line ends, which would end a header. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
