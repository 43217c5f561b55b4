import { useEffect, useRef, useState } from "react";
import type { FieldTable } from "../../content-model/form-fields/field";
import { useForms } from "../../site-data/context";
import { postEnquiry, type ApiOutcome } from "../api/post-enquiry";
import { keyFor } from "../drafts/draft";
import { dropOutcome, keepOutcome, type Outcome } from "../outcome/outcome";
import { isSent, payloadName } from "../rules/sent-fields";
import type { FormDefinition } from "./definition";
import { goToThankYou } from "./thank-you-page";
import type { DraftInUse } from "./use-draft";

/** The form's field with this name in the request body; undefined if the form does not show it. */
const fieldSentAs = (sent: string, fields: FieldTable): string | undefined =>
  Object.entries(fields).find(
    ([name, field]) => field.kind !== "fixed" && (isSent(field) ? payloadName(name, field) : name) === sent,
  )?.[0];

interface Sender {
  definition: FormDefinition;
  /** Path of the form, with its id as the fragment. */
  address: string;
  draft: DraftInUse;
}

/** Sends one submission at a time, and shows its outcome or passes it on to /thank-you. */
export const useSending = ({ definition, address, draft }: Sender) => {
  const { messages } = useForms();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempts, setAttempts] = useState(0);
  // A ref, because a second click may come before the next render.
  const underWay = useRef(false);
  const onPage = useRef(true);
  useEffect(() => {
    onPage.current = true;
    return () => {
      onPage.current = false;
    };
  }, []);

  /** False when a submission is already in progress. */
  const begin = (): boolean => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    return true;
  };

  const end = (ended: Outcome): void => {
    underWay.current = false;
    setBusy(false);
    setOutcome(ended);
  };

  /** The API's outcome in words for the visitor. */
  const inWords = (ended: ApiOutcome): Outcome => {
    if (ended.ok) return { ok: true, message: messages.sent, reference: ended.reference };
    const { message, field } = ended;
    if (!message) return { ok: false, message: messages.wentWrong };
    return { ok: false, message, field: field && fieldSentAs(field, definition.fields) };
  };

  const send = async (body: object, captchaToken: string): Promise<Outcome> => {
    setOutcome(null);
    const sent = keyFor(JSON.stringify(body), draft.attempt);
    draft.rememberAttempt(sent);
    const ended = inWords(
      await postEnquiry(definition.call, sent.body, { captchaToken, idempotencyKey: sent.key }),
    );
    if (ended.ok) draft.drop();
    // Does not navigate when the visitor has left the page in the meantime.
    if (!onPage.current) return ended;
    setAttempts((count) => count + 1);
    if (!(definition.leaves && (await leaveWith(ended)))) end(ended);
    return ended;
  };

  const leaveWith = async (ended: Outcome): Promise<boolean> => {
    // The times for a call are offered on /thank-you as a calendar file.
    const kept = { ...ended, times: draft.times?.chosen, audience: definition.audience, returnTo: address };
    if (await goToThankYou(keepOutcome(kept) ? null : kept)) return true;
    dropOutcome();
    return false;
  };

  return { busy, outcome, attempts, begin, end, send, dismiss: () => setOutcome(null) };
};
