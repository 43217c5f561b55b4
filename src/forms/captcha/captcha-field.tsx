import { useEffect, useRef, useCallback, useState, type RefObject } from "react";
import { clientConfig } from "../../config/client-config";
import { Button } from "../../components/button/button";
import { Checkbox } from "../../components/checkbox/checkbox";
import { useContacts, useForms } from "../../site-data/context";
import { useEnquiryForm } from "../engine/enquiry-context";
import { WithContacts } from "../controls/with-contacts";
import * as kit from "../../components/kit/kit";
import * as styles from "./captcha-field.module.css";
import { openCaptcha, type CaptchaWidget } from "./captcha";

type CaptchaState = "idle" | "working" | "passed" | "expired" | "failed" | "insecure";

/** ALTCHA uses `crypto.subtle`, which pages without https lack. */
const cannotRun = (): boolean =>
  clientConfig.captcha.provider === "altcha" && window.isSecureContext === false;

/**
 * The captcha of a form: loaded when the form is near the viewport, started by the checkbox, reset after every submission.
 * `onToken` gets null when the token expired or was discarded.
 */
const useCaptcha = (
  host: RefObject<HTMLElement | null>,
  isNear: boolean,
  onToken: (token: string | null) => void,
) => {
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
      // The page's own scripts can react to it.
      window.dispatchEvent(new CustomEvent("captcha:error", { detail: reason }));
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
    if (isNear) void widget();
    return close;
  }, [isNear, widget, close]);

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

/** The captcha: our own checkbox, or a third-party widget. */
export const CaptchaField = () => {
  const { definition, near, fieldId, failure, attempts, passRobotTest } = useEnquiryForm();
  const contacts = useContacts(definition.audience);
  const { captcha: texts } = useForms();
  const host = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { state, start, reset, reload } = useCaptcha(host, near, passRobotTest);
  const id = fieldId("robot");
  const errorId = `${id}-error`;
  const atFault = failure?.field === "robot";
  const ticked = state === "working" || state === "passed";
  const status = state === "idle" ? "" : texts[state];

  // The box may have been checked before hydration.
  useEffect(() => {
    if (box.current?.checked) void start();
  }, [start]);

  // Each submission uses up its token, even if it fails.
  useEffect(() => {
    if (attempts > 0) reset();
  }, [attempts, reset]);

  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={texts.name}
      aria-describedby={atFault ? errorId : undefined}
      className={styles.test}
      data-state={state}
    >
      {clientConfig.captcha.provider === "altcha" && (
        <Checkbox
          controlRef={box}
          label={texts.tick}
          checked={ticked}
          aria-required
          aria-invalid={atFault || undefined}
          aria-describedby={atFault ? errorId : undefined}
          onChange={() => (ticked ? reset() : void start())}
        />
      )}
      <div ref={host} className={clientConfig.captcha.provider === "altcha" ? undefined : styles.host} />
      <p role="status" className={kit.text(["soft", "sm"], styles.status)}>
        <WithContacts text={status} contacts={contacts} />
      </p>
      {state === "failed" && (
        <div className={styles.reload}>
          <Button variant="secondary" size="small" onClick={() => void reload()}>
            {texts.reload}
          </Button>
        </div>
      )}
      {atFault && (
        <p id={errorId} className={styles.error}>
          {failure.message}
        </p>
      )}
    </div>
  );
};
