import { useRef, useState } from "react";
import { Alert } from "../../components/alert/alert";
import { Button } from "../../components/button/button";
import { interpolate } from "../../content-model/interpolate";
import { useContacts, useForms } from "../../site-data/context";
import { WithContacts } from "../controls/with-contacts";
import { TimesForCalendar } from "../times/times-for-calendar";
import * as kit from "../../components/kit/kit";
import * as styles from "./thank-you-outcome.module.css";
import { useBrowserLayoutEffect } from "../../browser/reading/use-browser-layout-effect";
import { pendingMark, readOutcome, type KeptOutcome } from "./outcome";

/** The outcome of the last submission, until another enquiry begins. Null if there is none, and on the server. */
export const useOutcome = (): KeptOutcome | null => {
  const [outcome, setOutcome] = useState<KeptOutcome | null>(null);
  useBrowserLayoutEffect(() => {
    setOutcome(readOutcome());
    document.documentElement.removeAttribute(pendingMark);
  }, []);
  return outcome;
};

/** The outcome of the submission that led here, and what to do next. */
export const ThankYouOutcome = ({ outcome }: { outcome: KeptOutcome }) => {
  const { outcome: texts, dismiss } = useForms();
  const contacts = useContacts(outcome.audience);
  const [dismissed, setDismissed] = useState(false);
  const region = useRef<HTMLDivElement>(null);

  const dismissAlert = () => {
    // The focused button disappears with the alert, so focus moves to the *Try again* link if there is one.
    (region.current?.querySelector("a") ?? region.current)?.focus();
    setDismissed(true);
  };

  const { ok, message, reference, returnTo, times } = outcome;
  return (
    <div ref={region} tabIndex={-1} className={kit.stack(4, kit.text(["soft", "lg", "measure"]))}>
      {!dismissed && (
        <Alert variant={ok ? "success" : "danger"} dismissLabel={dismiss} onDismiss={dismissAlert}>
          {message}
        </Alert>
      )}
      {ok && reference && (
        <>
          <p className={styles.reference}>{interpolate(texts.reference, { reference })}</p>
          <p>
            <WithContacts text={texts.next} contacts={contacts} />
          </p>
        </>
      )}
      {ok && times && times.length > 0 && <TimesForCalendar times={times} reference={reference} />}
      {!ok && (
        <>
          <div>
            <Button href={returnTo}>{texts.tryAgain}</Button>
          </div>
          <p>
            <WithContacts text={texts.instead} contacts={contacts} />
          </p>
        </>
      )}
    </div>
  );
};
