import { createHash } from "node:crypto";
import type { EnquiryKind } from "../../content-model/form-fields/forms";
import { enquiryPaths } from "../../forms/rules/bodies";
import { Refusal } from "../refusal";
import type { CallKey } from "../store/once";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The idempotency key of a call, with a digest of its kind and fields; undefined without the header.
 * @throws Refusal 400 if the header is not a UUID.
 */
export const readCallKey = (
  header: string | string[] | undefined,
  kind: EnquiryKind,
  body: Record<string, unknown>,
): CallKey | undefined => {
  if (header === undefined || header === "") return undefined;
  if (typeof header !== "string" || !uuid.test(header)) throw new Refusal(400, "keyInvalid");
  const fields = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  const digest = createHash("sha256")
    .update(JSON.stringify([enquiryPaths[kind], fields]))
    .digest("hex");
  return { key: header.toLowerCase(), digest };
};
