import type { EnquiryKind } from "../../content-model/form-fields/forms";
import { keysOf } from "../../content-model/records";

/** Last segment of each API call's path, as the specification spells it. Stored leads use the keys. */
export const enquiryPaths = {
  contact: "ContactUs",
  hire: "Hireus",
  career: "Career",
} as const satisfies Record<EnquiryKind, string>;

export const enquiryKinds = keysOf(enquiryPaths);
