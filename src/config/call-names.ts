/** Names that browser and server must agree on; settings may change them. */
export const defaultCaptchaHeader = "X-Captcha-Token";
export const defaultIdempotencyHeader = "Idempotency-Key";
export const apiKeyHeader = "X-API-Key";

/** It ships in the page, so it identifies the site and keeps nothing secret. */
export const defaultApiKey = "website";
