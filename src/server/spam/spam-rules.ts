import type { EnquiryKind } from "../../content-model/form-fields/forms";

/** An enquiry with this score is marked. A single sign is not enough unless it scores this much alone. */
export const markFrom = 2;

/** What counts as a sign of spam. Each figure errs on the side of the visitor, who gets no confirmation when marked. */
export const spamRules = {
  /** People who paste everything, or send a draft again after a reload, need longer; programs do not. */
  fast: { points: 1, underMs: 5000 },
  /** An honest enquiry names its own site and another; an application its portfolio, code and profiles. */
  links: { points: 1, from: { contact: 3, hire: 3, career: 6 } satisfies Record<EnquiryKind, number> },
  /** Nobody reads so many links. A person with a long list sends a file. */
  linkFarm: { points: 2, from: 25 },
  /** Some honest people keep their address to themselves. */
  throwaway: { points: 1 },
  /** Two addresses may be one person, or a colleague who tries again. */
  repeated: { points: 1, others: 1 },
  /** By then it is a mailing. */
  mailing: { points: 2, others: 4 },
} as const;

/** How long texts are remembered, to recognise repetition. */
export const repeatedWithinMs = 24 * 60 * 60 * 1000;

/** Shorter texts are the same by chance: "Please call me." */
export const fewestLetters = 40;
