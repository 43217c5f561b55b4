import { useEffect, useId, useState, type FormEvent } from "react";
import { navigate, withPrefix } from "gatsby";
import { keepEmailForForm } from "../../browser/reading/email-for-form";
import { Alert } from "../../components/alert/alert";
import { Button } from "../../components/button/button";
import { Field } from "../../components/field/field";
import { emailBoxFields } from "../../content-model/form-fields/email-box";
import { useForms, useSite } from "../../site-data/context";
import { fieldText } from "../../site-data/field-text";
import { toolOf } from "../../site-data/tool-of";
import { failureText } from "../../forms/engine/failure-text";
import { focusField, showInView } from "../../forms/engine/focus-field";
import { WithContacts } from "../../forms/controls/with-contacts";
import type { Failure } from "../../forms/rules/checks";
import { firstFailure } from "../../forms/rules/first-failure";
import { handOver } from "../../forms/engine/handover";
import { contactPagePath, formHash } from "../../routes/route-name";
import * as kit from "../../components/kit/kit";
import * as styles from "./email-box.module.css";

/** Without JavaScript the browser adds the query string. */
const contactFormAddress = contactPagePath + formHash;

const noPhone = (): never => {
  throw new Error("The email box has no phone field.");
};

/**
 * Asks for an email address and opens the contact form with it. Without JavaScript it is a plain GET form to the
 * contact page.
 */
export const EmailBox = () => {
  const forms = useForms();
  const { emailBox: texts, emailHelp, emailEnding, dismiss } = forms;
  const { sales } = useSite();
  const id = useId();
  const [email, setEmail] = useState("");
  const [failure, setFailure] = useState<Failure | null>(null);
  const alertId = `${id}-alert`;

  useEffect(() => {
    if (failure) showInView(document.getElementById(alertId)?.parentElement);
  }, [failure, alertId]);

  const dismissAlert = () => {
    focusField(id);
    setFailure(null);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the DOM, because the field may have been filled in before hydration.
    const entered = String(new FormData(event.currentTarget).get("email")).trim();
    const found = firstFailure(emailBoxFields, { email: entered }, { emailEnding, parsePhone: noPhone });
    setFailure(found);
    setEmail(found ? entered : "");
    if (found) return focusField(id);
    if (handOver("form:email", entered)) return;
    keepEmailForForm(entered);
    void navigate(contactFormAddress);
  };

  return (
    <form
      className={kit.grid(3, styles.box)}
      aria-label={texts.name}
      {...toolOf(texts.tool)}
      method="get"
      action={withPrefix(contactFormAddress)}
      noValidate
      onSubmit={onSubmit}
    >
      <div className={styles.words}>
        {texts.heading && <h2 className={kit.text(["2xl"])}>{texts.heading}</h2>}
        {texts.text && <p className={kit.text(["measure"], styles.text)}>{texts.text}</p>}
      </div>
      <div className={kit.row(3, styles.line)}>
        <Field
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          aria-required
          label={fieldText(texts, "email").label}
          // The alert is next to the field, so the message is not repeated there.
          errorId={failure ? alertId : undefined}
          hint={failure?.code === "emailInvalid" && <WithContacts text={emailHelp} contacts={sales} />}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setFailure(null);
          }}
        />
        <Button type="submit">{texts.submit}</Button>
      </div>
      {failure && (
        <Alert variant="danger" messageId={alertId} dismissLabel={dismiss} onDismiss={dismissAlert}>
          {failureText(forms, "emailBox", failure)}
        </Alert>
      )}
    </form>
  );
};
