import type { Insertable } from "kysely";
import { z } from "zod";
import type { EnquiryKind } from "../../content-model/form-fields/forms";
import { fieldsIn } from "../../content-model/records";
import { textDigest } from "../spam/spam-rules";
import type { Tables } from "./schema";

export interface Lead {
  reference: string;
  kind: EnquiryKind;
  createdAt: Date;
  name: string;
  email: string;
  phone: string;
  /** Every field of the form, as received. */
  fields: Record<string, unknown>;
  /** How a visitor came who consented to storing it: `utm_…` parameters and `referrer` as a query string. */
  attribution?: string;
  signsOfSpam?: readonly string[];
}

export const toLead = (row: Tables["leads"]): Lead => {
  const { reference, kind, created_at, name, email, phone, fields, attribution, signs_of_spam } = row;
  return {
    reference,
    kind,
    createdAt: new Date(created_at),
    name,
    email,
    phone,
    fields: fieldsIn(JSON.parse(fields)),
    ...(attribution !== null && { attribution }),
    ...(signs_of_spam !== null && { signsOfSpam: z.array(z.string()).parse(JSON.parse(signs_of_spam)) }),
  };
};

export const toRow = (lead: Lead): Insertable<Tables["leads"]> => {
  const { createdAt, fields, attribution = null, signsOfSpam, ...row } = lead;
  return {
    ...row,
    attribution,
    created_at: createdAt.toISOString(),
    fields: JSON.stringify(fields),
    signs_of_spam: signsOfSpam ? JSON.stringify(signsOfSpam) : null,
    text_digest: textDigest(fields.message),
  };
};

export interface LeadFilter {
  since?: Date;
  /** The exclusive end of the period. */
  until?: Date;
  kind?: EnquiryKind;
  spam?: boolean;
}
