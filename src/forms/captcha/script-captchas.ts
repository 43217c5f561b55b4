import { addScript } from "../../browser/reading/add-to-head";
import type { CaptchaEvents, OpenCaptcha } from "./captcha";

const limitMs = 15_000;

type Address = (callback: string) => string;

/** Scripts that are loading, by name, so that two forms share one request. */
const loading = new Map<string, Promise<void>>();

/**
 * Loads a third-party script and waits until it calls `callback`. Rejects when it is blocked, fails or takes longer
 * than 15 s; the next call tries again.
 * @param address builds the URL from the name of the callback function.
 */
const loadScript = (name: string, address: Address): Promise<void> => {
  const earlier = loading.get(name);
  if (earlier) return earlier;
  const loaded = awaitScript(name, address).finally(() => loading.delete(name));
  loading.set(name, loaded);
  return loaded;
};

const awaitScript = (name: string, address: Address): Promise<void> => {
  const callback = `${name}Ready`;
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      Reflect.deleteProperty(window, callback);
      settle();
    };
    const fail = (reason: string) => () => {
      finish(() => reject(new Error(`The script of ${name} ${reason}.`)));
      script.remove();
    };
    const timer = setTimeout(fail("took too long"), limitMs);
    Reflect.set(window, callback, () => finish(resolve));
    const script = addScript(address(callback));
    script.addEventListener("error", fail("could not be loaded"));
  });
};

/** The part of the API that all three providers share. */
interface ScriptApi {
  render(host: HTMLElement, options: Record<string, unknown>): string | number;
  reset(id: string | number): void;
  remove?(id: string | number): void;
}

interface ScriptProvider {
  /** Global that the script defines. */
  name: "turnstile" | "hcaptcha" | "grecaptcha";
  address(callback: string): string;
  /** Options of `render` besides site key and `callback`. */
  options(events: CaptchaEvents): Record<string, unknown>;
}

declare global {
  interface Window {
    turnstile?: ScriptApi;
    hcaptcha?: ScriptApi;
    grecaptcha?: ScriptApi;
  }
}

/** A provider whose script is loaded at run time and renders a widget. */
const scriptCaptcha =
  ({ name, address, options }: ScriptProvider): OpenCaptcha =>
  async (host, siteKey, events) => {
    if (!window[name]?.render) await loadScript(name, address);
    const api = window[name];
    if (!api) throw new Error(`The script of ${name} defines no ${name}.`);
    // A new element each time, because some providers cannot render twice into the same one.
    const place = host.appendChild(document.createElement("div"));
    const drawn = {
      sitekey: siteKey,
      theme: document.documentElement.dataset.theme === "dark" ? "dark" : "light",
      callback: (token: string) => events.onPassed(token),
      "expired-callback": () => events.onExpired(),
      ...options(events),
    };
    try {
      const id = api.render(place, drawn);
      return {
        reset: () => api.reset(id),
        remove: () => {
          api.remove?.(id);
          place.remove();
        },
      };
    } catch (reason) {
      place.remove();
      throw reason;
    }
  };

/** Documented at developers.cloudflare.com/turnstile, "explicit rendering". */
export const turnstile = scriptCaptcha({
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

/** Documented at docs.hcaptcha.com/configuration, "explicitly render". */
export const hcaptcha = scriptCaptcha({
  name: "hcaptcha",
  address: (callback) => `https://js.hcaptcha.com/1/api.js?render=explicit&onload=${callback}`,
  options: (events) => ({
    "error-callback": (code: unknown) => events.onError(code),
    "chalexpired-callback": () => events.onExpired(),
  }),
});

/** The checkbox of version 2, documented at developers.google.com/recaptcha/docs/display. */
export const recaptcha = scriptCaptcha({
  name: "grecaptcha",
  address: (callback) => `https://www.google.com/recaptcha/api.js?render=explicit&onload=${callback}`,
  options: (events) => ({
    "error-callback": () => events.onError("error-callback"),
  }),
});
