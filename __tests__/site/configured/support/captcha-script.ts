import type { BrowserContext } from "@playwright/test";
import type { SiteVerifyName } from "../../../../src/config/captcha-providers";

interface Provider {
  /** The global that the script defines. */
  global: string;
  script: string;
  /** A second script that the first one loads. */
  further?: string;
  frame: string;
}

/** URLs of each provider's scripts and frames, from their documentation. */
export const captchaScripts: Record<SiteVerifyName, Provider> = {
  turnstile: {
    global: "turnstile",
    script: "https://challenges.cloudflare.com/turnstile/v0/api.js",
    frame: "https://challenges.cloudflare.com/cdn-cgi/challenge-platform/widget",
  },
  hcaptcha: {
    global: "hcaptcha",
    script: "https://js.hcaptcha.com/1/api.js",
    frame: "https://newassets.hcaptcha.com/captcha/v1/frame",
  },
  recaptcha: {
    global: "grecaptcha",
    script: "https://www.google.com/recaptcha/api.js",
    further: "https://www.gstatic.com/recaptcha/releases/v1/recaptcha__en.js",
    frame: "https://www.google.com/recaptcha/api2/anchor",
  },
};

/** Stub of the provider's script: renders frames, passes on the tokens that they post, and calls the callback. */
const apiScript = (global: string, frame: string): string => `{
  const ready = new URL(document.currentScript.src).searchParams.get("onload") ?? window.captchaReady;
  const widgets = [];
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== ${JSON.stringify(new URL(frame).origin)}) return;
    widgets.find(({ frame }) => frame.contentWindow === source)?.options.callback(data);
  });
  window[${JSON.stringify(global)}] = {
    render(host, options) {
      if (!options.sitekey) throw new Error("No site key.");
      const frame = document.createElement("iframe");
      frame.title = "Robot test of ${global}";
      frame.src = ${JSON.stringify(frame)};
      host.append(frame);
      return widgets.push({ frame, options }) - 1;
    },
    reset(id) { widgets[id].frame.src = ${JSON.stringify(frame)}; },
    remove(id) { widgets[id].frame.remove(); },
  };
  window[ready]();
}`;

const loaderScript = (further: string): string => `{
  window.captchaReady = new URL(document.currentScript.src).searchParams.get("onload");
  const script = document.createElement("script");
  script.src = ${JSON.stringify(further)};
  document.head.append(script);
}`;

const framePage = (token: string): string => `<!doctype html><html lang="en"><title>Test</title>
  <label><input type="checkbox" onchange='parent.postMessage(${JSON.stringify(token)}, "*")'>I am human</label>`;

/** Mocks the provider; every frame gets a token of its own. */
export const mockCaptcha = async (
  context: BrowserContext,
  provider: SiteVerifyName,
  issue: () => string,
): Promise<void> => {
  const { global, script, further, frame } = captchaScripts[provider];
  const javascript = (body: string) => ({ contentType: "text/javascript", body });
  const api = apiScript(global, frame);
  await context.route(`${script}?*`, (route) =>
    route.fulfill(javascript(further ? loaderScript(further) : api)),
  );
  if (further) await context.route(further, (route) => route.fulfill(javascript(api)));
  await context.route(frame, (route) =>
    route.fulfill({ contentType: "text/html", body: framePage(issue()) }),
  );
};
