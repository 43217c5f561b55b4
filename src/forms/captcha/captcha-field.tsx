import { useEffect, useRef } from "react";
import { clientConfig } from "../../config/client-config";
import { Button } from "../../components/button/button";
import { Checkbox } from "../../components/checkbox/checkbox";
import { useContacts, useForms } from "../../site-data/context";
import { useEnquiryForm } from "../engine/enquiry-context";
import { WithContacts } from "../controls/with-contacts";
import { useCaptcha } from "./use-captcha";
import * as kit from "../../components/kit/kit";
import * as styles from "./captcha-field.module.css";

/** The captcha: our own checkbox, or a third-party widget. */
export const CaptchaField = () => {
  const { definition, near, fieldId, failure, attempts, passRobotTest } = useEnquiryForm();
  const contacts = useContacts(definition.contacts);
  const { captcha: texts } = useForms();
  const host = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { state, start, reset, reload } = useCaptcha({ host, wanted: near, onToken: passRobotTest });
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
