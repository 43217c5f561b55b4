import type { CaptchaEvents, OpenCaptcha } from "../../src/forms/captcha/captcha";
import { hcaptcha, recaptcha, turnstile } from "../../src/forms/captcha/script-captchas";

type Options = Record<string, unknown> & { callback(token: string): void };

/** Stub of a provider's script API, according to its documentation. */
class ScriptApi {
  rendered: { place: HTMLElement; options: Options }[] = [];
  reset = jest.fn();
  remove = jest.fn();

  render(place: HTMLElement, options: Options): string {
    this.rendered.push({ place, options });
    return `widget-${this.rendered.length}`;
  }
}

const script = () => document.head.querySelector("script");
const page = window as unknown as Record<string, unknown>;

const providers: [name: string, open: OpenCaptcha, host: string][] = [
  ["turnstile", turnstile, "challenges.cloudflare.com"],
  ["hcaptcha", hcaptcha, "js.hcaptcha.com"],
  ["grecaptcha", recaptcha, "www.google.com"],
];

describe.each(providers)("%s", (name, open, host) => {
  let events: jest.Mocked<CaptchaEvents>;
  let place: HTMLElement;

  beforeEach(() => {
    document.head.innerHTML = "";
    delete page[name];
    events = { onPassed: jest.fn(), onExpired: jest.fn(), onError: jest.fn() };
    place = document.createElement("div");
  });

  /** Simulates the script's load: defines its API, then calls the callback named in its URL. */
  const arrive = (): ScriptApi => {
    const api = new ScriptApi();
    page[name] = api;
    const callback = new URL(script()!.src).searchParams.get("onload")!;
    (page[callback] as () => void)();
    return api;
  };

  const opened = async () => {
    const opening = open(place, "site-key", events);
    const api = arrive();
    const widget = await opening;
    return { api, widget, options: api.rendered[0]!.options };
  };

  test("loads its script once, and renders on demand with the site key", async () => {
    const { options } = await opened();
    const address = new URL(script()!.src);
    expect(address.hostname).toBe(host);
    expect(address.searchParams.get("render")).toBe("explicit");
    expect(options.sitekey).toBe("site-key");
    await open(place, "site-key", events);
    expect(document.head.querySelectorAll("script")).toHaveLength(1);
  });

  test("reports token, expiry and error", async () => {
    const { options } = await opened();
    options.callback("token-1");
    expect(events.onPassed).toHaveBeenCalledWith("token-1");
    (options["expired-callback"] as () => void)();
    expect(events.onExpired).toHaveBeenCalledTimes(1);
    (options["error-callback"] as (code?: string) => void)("300010");
    expect(events.onError).toHaveBeenCalledTimes(1);
  });

  test("resets its own widget", async () => {
    const { api, widget } = await opened();
    widget.reset();
    expect(api.reset).toHaveBeenCalledWith("widget-1");
    widget.remove();
    expect(place).toBeEmptyDOMElement();
  });

  test("uses the page's theme", async () => {
    document.documentElement.dataset.theme = "dark";
    const { options } = await opened();
    expect(options.theme).toBe("dark");
    delete document.documentElement.dataset.theme;
  });

  test("rejects when the script is blocked, and loads it again on the next call", async () => {
    const opening = open(place, "site-key", events);
    script()!.dispatchEvent(new Event("error"));
    await expect(opening).rejects.toThrow("could not be loaded");
    expect(script()).toBeNull();
    await opened();
    expect(events.onError).not.toHaveBeenCalled();
  });

  test("loads one script for two forms at once", async () => {
    const openings = Promise.all([open(place, "site-key", events), open(place, "site-key", events)]);
    expect(document.head.querySelectorAll("script")).toHaveLength(1);
    const api = arrive();
    await openings;
    expect(api.rendered).toHaveLength(2);
  });

  test("rejects a script that does not define the API", async () => {
    const opening = open(place, "site-key", events);
    const callback = new URL(script()!.src).searchParams.get("onload")!;
    (page[callback] as () => void)();
    await expect(opening).rejects.toThrow(`defines no ${name}`);
  });

  test("rejects when the widget cannot be rendered, for example with a wrong site key", async () => {
    const opening = open(place, "site-key", events);
    jest.spyOn(ScriptApi.prototype, "render").mockImplementationOnce(() => {
      throw new Error("Invalid site key");
    });
    arrive();
    await expect(opening).rejects.toThrow("Invalid site key");
    expect(place).toBeEmptyDOMElement();
  });

  test("rejects a script that takes longer than 15 s", async () => {
    jest.useFakeTimers();
    const rejected = expect(open(place, "site-key", events)).rejects.toThrow("took too long");
    await jest.advanceTimersByTimeAsync(15_000);
    await rejected;
    jest.useRealTimers();
  });
});
