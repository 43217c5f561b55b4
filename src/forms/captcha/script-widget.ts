import type { CaptchaEvents, OpenCaptcha } from "./captcha";
import { loadScript } from "./load-script";

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
export const scriptCaptcha =
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
    const id = drawInto(place, () => api.render(place, drawn));
    return {
      reset: () => api.reset(id),
      remove: () => {
        api.remove?.(id);
        place.remove();
      },
    };
  };

/** Removes the element again when rendering fails. */
const drawInto = <Id>(place: HTMLElement, draw: () => Id): Id => {
  try {
    return draw();
  } catch (reason) {
    place.remove();
    throw reason;
  }
};
