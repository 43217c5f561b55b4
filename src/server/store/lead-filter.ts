import type { EnquiryKind } from "../../content-model/form-fields/forms";

export interface LeadFilter {
  since?: Date;
  /** The exclusive end of the period. */
  until?: Date;
  kind?: EnquiryKind;
  spam?: boolean;
}
