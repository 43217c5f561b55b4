import { fillCopy } from "../../../content-model/copy-tokens";
import type { ServerContent } from "../../content";
import type { Lead } from "../../store/lead-row";
import { fieldLines, type FieldLine } from "./field-lines";

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
  const fill = (copy: string) => fillCopy(copy, { reference, email: addresses[kind] });
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
  return (copy: string) => oneLine(fillCopy(copy, words));
};

/** Text for a mail header: a line break would end it, and mail programs decode what begins with `=?`. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();
