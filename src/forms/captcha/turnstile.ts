import { scriptCaptcha } from "./script-widget";

/** Documented at developers.cloudflare.com/turnstile, "explicit rendering". */
export const open = scriptCaptcha({
  name: "turnstile",
  address: (callback) =>
    `https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=${callback}`,
  options: (events) => ({
    "error-callback": (code: unknown) => {
      events.onError(code);
      // Tells the script that the error is taken care of, so that it does not write it to the console.
      return true;
    },
    "timeout-callback": () => events.onExpired(),
    "response-field": false,
  }),
});
