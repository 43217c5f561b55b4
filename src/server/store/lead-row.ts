import type { BodyKind } from "../../forms/rules/bodies";
import type { Tables } from "./schema";

export interface Lead {
  reference: string;
  kind: BodyKind;
  createdAt: Date;
  name: string;
  email: string;
  phone: string;
  /** Every field of the form as received. */
  fields: Record<string, unknown>;
  /** How a visitor came who agreed to it: `utm_…` parameters and `referrer` as a query string. */
  attribution?: string;
}

export const toLead = ({ created_at, fields, kind, attribution, ...row }: Tables["leads"]): Lead => ({
  ...row,
  kind: kind as BodyKind,
  createdAt: new Date(created_at),
  fields: JSON.parse(fields) as Record<string, unknown>,
  ...(attribution !== null && { attribution }),
});

export const toRow = (lead: Lead): Tables["leads"] => {
  const { createdAt, fields, attribution = null, ...row } = lead;
  return { ...row, attribution, created_at: createdAt.toISOString(), fields: JSON.stringify(fields) };
};
