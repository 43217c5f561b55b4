/** A lead as stored. Dates are ISO 8601 in UTC, so that they sort as text on every database. */
interface LeadTable {
  reference: string;
  kind: string;
  created_at: string;
  name: string;
  email: string;
  phone: string;
  /** Every field of the form, as JSON. */
  fields: string;
  /** A query string. */
  attribution: string | null;
}

interface IdempotencyKeyTable {
  key: string;
  /** SHA-256 of the call's kind and body. */
  digest: string;
  reference: string;
  created_at: string;
}

interface SpentCaptchaTable {
  id: string;
  expires_at: string;
}

export interface Tables {
  leads: LeadTable;
  idempotency_keys: IdempotencyKeyTable;
  spent_captchas: SpentCaptchaTable;
}
