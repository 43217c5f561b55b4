/** Defaults that browser and server must agree on; settings can override both. */
export const defaultCaptchaHeader = "X-Captcha-Token";
export const defaultIdempotencyHeader = "Idempotency-Key";
export const apiKeyHeader = "X-API-Key";

/** Ships in the page, so it is an identifier, not a secret. */
export const defaultApiKey = "website";
