import { scriptCaptcha } from "./script-widget";

/** Documented at developers.cloudflare.com/turnstile, "explicit rendering". */
export const open = scriptCaptcha({
  name: "turnstile",
  address: (callback) =>
    `https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=${callback}`,
  options: (events) => ({
    "error-callback": (code: unknown) => {
      events.onError(code);
      // Marks the error as handled, so that the script does not log it.
      return true;
    },
    "timeout-callback": () => events.onExpired(),
    "response-field": false,
  }),
});
