import type { EnquiryKind } from "../../content-model/form-fields/forms";

export interface LeadFilter {
  since?: Date;
  /** The first moment that does not count any more. */
  until?: Date;
  kind?: EnquiryKind;
  /** Only those with signs of spam. */
  spam?: boolean;
}
