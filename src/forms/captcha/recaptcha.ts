import { scriptCaptcha } from "./script-widget";

/** The checkbox of version 2, documented at developers.google.com/recaptcha/docs/display. */
export const open = scriptCaptcha({
  name: "grecaptcha",
  address: (callback) => `https://www.google.com/recaptcha/api.js?render=explicit&onload=${callback}`,
  options: (events) => ({
    "error-callback": () => events.onError("error-callback"),
  }),
});
