import type { SentKind } from "../../content-model/form-fields/forms";

/** Last part of the path of each kind's call, as the specification spells it. Forms and stored leads name the kinds so. */
export const callNames = {
  contact: "ContactUs",
  hire: "Hireus",
  career: "Career",
} as const satisfies Record<SentKind, string>;

export type BodyKind = keyof typeof callNames;

export const bodyKinds = Object.keys(callNames) as BodyKind[];
