import { scriptCaptcha } from "./script-widget";

/** Documented at docs.hcaptcha.com/configuration, "explicitly render". */
export const open = scriptCaptcha({
  name: "hcaptcha",
  address: (callback) => `https://js.hcaptcha.com/1/api.js?render=explicit&onload=${callback}`,
  options: (events) => ({
    "error-callback": (code: unknown) => events.onError(code),
    "chalexpired-callback": () => events.onExpired(),
  }),
});
