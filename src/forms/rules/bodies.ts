import type { EnquiryKind } from "../../content-model/form-fields/forms";
import { keysOf } from "../../content-model/records";

/** Last segment of the path of each kind's call, as the specification spells it. Stored leads name the kinds by the keys. */
export const enquiryPaths = {
  contact: "ContactUs",
  hire: "Hireus",
  career: "Career",
} as const satisfies Record<EnquiryKind, string>;

export const enquiryKinds = keysOf(enquiryPaths);
