import { clsx } from "clsx";
import { useRef, type FormEvent, type ReactNode, useEffect } from "react";
import { Alert } from "../../components/alert/alert";
import { Button } from "../../components/button/button";
import { inlineScript } from "../../browser/before-paint/inline-script";
import { useCurrentPath } from "../../routes/current-route";
import { interpolate } from "../../content-model/interpolate";
import { useContacts, useForms } from "../../site-data/context";
import type { FormDefinition } from "../engine/definition";
import { rememberEarlySend, sentEarlyMark } from "../engine/early-send";
import { EnquiryProvider, useEnquiryForm } from "../engine/enquiry-context";
import { preloadThankYou } from "../engine/thank-you-page";
import { useEnquiry } from "../engine/use-enquiry";
import { toolOf } from "../../site-data/tool-of";
import { initialValues } from "../rules/values";
import { WithContacts } from "./with-contacts";
import * as kit from "../../components/kit/kit";
import * as styles from "./form.module.css";

interface FoldedFieldsProps {
  fields: readonly string[];
  children: ReactNode;
}

/**
 * Optional fields, collapsed if the site has a text for their summary. The group opens when one of them has a value.
 */
const FoldedFields = ({ fields, children }: FoldedFieldsProps) => {
  const { definition, values } = useEnquiryForm();
  const { budgetValue, ...forms } = useForms();
  const { fold, foldWithSkype } = forms[definition.kind];
  const box = useRef<HTMLDetailsElement>(null);
  const start = initialValues(definition.fields);
  const answered = fields.some((field) => values[field] !== start[field]);
  useEffect(() => {
    // Never closes the group, because the visitor may be in one of its fields.
    if (answered && box.current) box.current.open = true;
  }, [answered]);
  // Shown because the budget is sent even if the group stays closed.
  const budget = interpolate(budgetValue, { n: Number(values["budget"]) });
  if (!fold) return <>{children}</>;
  return (
    <details ref={box} className={kit.fullRow()}>
      <summary className={kit.row(2, kit.text(["sm", "strong"], kit.icon("plus", styles.summary)))}>
        {interpolate((fields.includes("skype") && foldWithSkype) || fold, { budget })}
      </summary>
      <div className={kit.columns(2, 5, styles.folded)}>{children}</div>
    </details>
  );
};

interface EnquiryFormProps {
  definition: FormDefinition;
  /**
   * `narrow`: a single column without a card, for sidebars. `broad`: two fields per row, for the full width of a page.
   * `bare`: without a card, for use inside one.
   */
  look?: "narrow" | "broad" | "bare";
  /** Fields that are hidden; their initial values are sent. */
  without?: readonly string[];
  /** Optional fields, in the form's order, together in a collapsed group. */
  folded?: readonly string[];
  /** Rendered before the fields. */
  first?: ReactNode;
  /** Rendered after the fields. */
  children?: ReactNode;
}

/** What all forms share: card, alert, Send button and submission. */
export const EnquiryForm = ({
  definition,
  look,
  without = [],
  folded = [],
  first,
  children,
}: EnquiryFormProps) => {
  const texts = useForms();
  const { name, heading, text, submit, tool, fold } = texts[definition.kind];
  const contacts = useContacts(definition.audience);
  const enquiry = useEnquiry(definition, useCurrentPath());
  const { busy, hydrated, outcome } = enquiry;
  const focused = useRef(false);

  const names = Object.keys(definition.fields);
  const control = (field: string) => {
    const declared = definition.fields[field];
    const Control = declared && definition.controls[declared.kind];
    return Control && !without.includes(field) && <Control key={field} field={field} />;
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void enquiry.send();
  };

  const onFocus = () => {
    if (focused.current || !definition.leaves) return;
    focused.current = true;
    preloadThankYou();
  };

  return (
    <form
      ref={enquiry.form}
      id={enquiry.formId}
      className={clsx(
        look === "narrow" ? kit.stack(3, styles.narrow) : kit.columns(2, 5),
        look !== "narrow" && look !== "bare" && kit.card(["raised", "broad", "pad-7"]),
        look === "broad" && styles.broad,
        fold && folded.length > 0 && styles.folding,
      )}
      aria-label={name}
      {...toolOf(tool)}
      // Before hydration the button does not submit (`early-send.ts`). If the form is submitted anyway, POST keeps the
      // values out of the URL.
      method="post"
      noValidate
      onSubmit={onSubmit}
      onFocus={onFocus}
      onInput={enquiry.begin}
    >
      <script dangerouslySetInnerHTML={{ __html: inlineScript(rememberEarlySend, sentEarlyMark) }} />
      {heading && <h2 className={kit.fullRow(kit.text(["2xl"], styles.heading))}>{heading}</h2>}
      {text && <p className={kit.fullRow(kit.text(["soft"]))}>{text}</p>}
      <noscript className={kit.fullRow()}>
        <p className={kit.fullRow(kit.text(["soft"]))}>
          <WithContacts text={texts.noscript} contacts={contacts} />
        </p>
      </noscript>
      <EnquiryProvider value={enquiry}>
        {first}
        {names
          .filter((field) => !(folded.includes(field) && field !== folded.at(-1)))
          .map((field) =>
            field === folded.at(-1) ? (
              <FoldedFields key={field} fields={folded.filter((name) => !without.includes(name))}>
                {folded.map(control)}
              </FoldedFields>
            ) : (
              control(field)
            ),
          )}
        {children}
      </EnquiryProvider>
      <div className={kit.fullRow(styles.send)}>
        <Button id={enquiry.fieldId("send")} type={hydrated ? "submit" : "button"} busy={busy}>
          {submit}
        </Button>
      </div>
      {outcome && (
        <Alert
          variant={outcome.ok ? "success" : "danger"}
          dismissLabel={texts.dismiss}
          onDismiss={enquiry.dismissAlert}
        >
          {outcome.message}
        </Alert>
      )}
      {outcome?.reference && (
        <p className={kit.fullRow(kit.text(["soft"]))}>
          {interpolate(texts.outcome.reference, { reference: outcome.reference })}
        </p>
      )}
    </form>
  );
};
