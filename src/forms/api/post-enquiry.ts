import { attributionHeaders } from "../../browser/reading/attribution";
import { clientConfig } from "../../config/client-config";
import type { EnquiryKind } from "../../content-model/form-fields/forms";
import { textAt } from "../../content-model/records";
import { enquiryPaths } from "../rules/enquiry-paths";
import { post, type Answer } from "./request";

/**
 * What the API made of one submission. A failure without a message gets the generic error text; an error of one value may name its
 * field, as in the request body.
 */
export type ApiOutcome = { ok: true; reference?: string } | { ok: false; message?: string; field?: string };

interface Credentials {
  captchaToken: string;
  idempotencyKey: string;
}

/** Posts an enquiry. Never rejects: a network error is a failed submission. */
export const postEnquiry = async (
  call: EnquiryKind,
  body: string,
  credentials: Credentials,
): Promise<ApiOutcome> => {
  const headers = {
    ...attributionHeaders(),
    ...(clientConfig.captcha.header && { [clientConfig.captcha.header]: credentials.captchaToken }),
    ...(clientConfig.idempotencyHeader && { [clientConfig.idempotencyHeader]: credentials.idempotencyKey }),
  };
  try {
    return apiOutcomeOf(
      await post(`${clientConfig.apiUrl}/enquiry/${enquiryPaths[call]}`, body, { headers }),
    );
  } catch {
    return { ok: false };
  }
};

/** A message from the server is a failure at any status; otherwise any 2xx with JSON is a success. */
export const apiOutcomeOf = ({ status, json }: Answer): ApiOutcome => {
  const message = textAt(json, "_error", "message");
  // Status 403 comes from the captcha, which is no field of the body.
  const field = status === 403 ? "robot" : textAt(json, "_error", "field");
  if (message) return field ? { ok: false, message, field } : { ok: false, message };
  if (status < 200 || status > 299 || json === undefined) return { ok: false };
  const reference = textAt(json, "data", "reference");
  return reference ? { ok: true, reference } : { ok: true };
};
