import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { clientConfig } from "../../config/client-config";
import { emitCaptchaError, openCaptcha, type CaptchaWidget } from "./captcha";

export type CaptchaState = "idle" | "working" | "passed" | "expired" | "failed" | "insecure";

/** ALTCHA uses `crypto.subtle`, which pages without https lack. */
const cannotRun = (): boolean =>
  clientConfig.captcha.provider === "altcha" && window.isSecureContext === false;

interface CaptchaUse {
  host: RefObject<HTMLElement | null>;
  /** Whether the form is near the viewport; nothing is loaded before that. */
  wanted: boolean;
  /** The token, or null when it expired or was discarded. */
  onToken(token: string | null): void;
}

/** The captcha of a form: loaded when wanted, started by the checkbox, reset after every submission. */
export const useCaptcha = ({ host, wanted, onToken }: CaptchaUse) => {
  const [state, setState] = useState<CaptchaState>("idle");
  const opening = useRef<Promise<CaptchaWidget> | null>(null);
  const report = useRef(onToken);
  report.current = onToken;

  const enter = useCallback((next: CaptchaState, token: string | null = null) => {
    setState(next);
    report.current(token);
  }, []);

  const fail = useCallback(
    (reason: unknown) => {
      enter(cannotRun() ? "insecure" : "failed");
      emitCaptchaError(reason);
    },
    [enter],
  );

  /** The captcha's widget; null when it cannot be loaded. */
  const widget = useCallback(async () => {
    if (!host.current) return null;
    const { provider, siteKey } = clientConfig.captcha;
    if (cannotRun()) {
      fail(new Error("The robot test needs https: without it there is no crypto.subtle."));
      return null;
    }
    const mine = (opening.current ??= openCaptcha(provider, host.current, siteKey, {
      onPassed: (token) => enter("passed", token),
      onExpired: () => enter("expired"),
      onError: fail,
    }));
    try {
      return await mine;
    } catch (reason) {
      // The component was unmounted or the captcha reloaded in the meantime.
      if (opening.current !== mine) return null;
      opening.current = null;
      fail(reason);
      return null;
    }
  }, [host, enter, fail]);

  const close = useCallback(() => {
    const opened = opening.current;
    opening.current = null;
    opened?.then((test) => test.remove()).catch(() => undefined);
  }, []);

  useEffect(() => {
    if (wanted) void widget();
    return close;
  }, [wanted, widget, close]);

  const start = useCallback(async () => {
    setState("working");
    (await widget())?.start?.();
  }, [widget]);

  const reset = useCallback(() => {
    enter("idle");
    opening.current?.then((test) => test.reset()).catch(() => undefined);
  }, [enter]);

  /** After a failure: loads the captcha again, and runs it if it uses our own checkbox. */
  const reload = useCallback(async () => {
    close();
    enter("idle");
    const test = await widget();
    if (!test?.start) return;
    setState("working");
    test.start();
  }, [close, enter, widget]);

  return { state, start, reset, reload };
};
