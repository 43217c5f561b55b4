import { useState } from "react";
import { Alert } from "../../components/alert";
import { Button } from "../../components/button";
import { fillIn, useForms, useSite } from "../../site-data";
import { WithContacts } from "../parts/with-contacts";
import { dropOutcome, type Outcome } from "./outcome";
import * as styles from "./thank-you-outcome.module.css";

/** What became of the attempt that led here; a plain thank-you when none did. */
export function ThankYouOutcome({ outcome }: { readonly outcome: Outcome | null }) {
  const { outcome: texts, dismiss } = useForms();
  const site = useSite();
  const [dismissed, setDismissed] = useState(false);

  if (!outcome) return <p className={styles.outcome}>{texts.plain}</p>;
  const { ok, message, reference, contacts, returnTo } = outcome;
  return (
    <div className={styles.outcome}>
      {!dismissed && (
        <Alert
          variant={ok ? "success" : "danger"}
          dismissLabel={dismiss}
          onDismiss={() => setDismissed(true)}
        >
          {message}
        </Alert>
      )}
      {ok && reference && <p className={styles.reference}>{fillIn(texts.reference, { reference })}</p>}
      <p>{ok ? texts.next : texts.kept}</p>
      {!ok && (
        <>
          <div>
            <Button href={returnTo} onClick={dropOutcome}>
              {texts.tryAgain}
            </Button>
          </div>
          <p>
            <WithContacts text={texts.instead} contacts={site[contacts]} />
          </p>
        </>
      )}
    </div>
  );
}
