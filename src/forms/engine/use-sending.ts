import { useEffect, useRef, useState } from "react";
import { useForms } from "../../site-data";
import { postEnquiry } from "../api/post-enquiry";
import { draftKey, dropDraft, keyFor, type SentBody } from "../drafts/draft";
import { dropOutcome, keepOutcome } from "../outcome/outcome";
import type { FormDefinition } from "./definition";
import { goToThankYou } from "./thank-you-page";

/** What the alert says. */
export interface Result {
  ok: boolean;
  message: string;
  reference?: string;
}

interface Sender {
  definition: Pick<FormDefinition, "kind" | "call" | "leaves" | "contacts">;
  path: string;
  formId: string;
}

interface Parcel {
  token: string;
  attempt: SentBody | undefined;
  remember(attempt: SentBody): void;
}

/** Sends once at a time, and shows or carries on what came of it. */
export function useSending({ definition, path, formId }: Sender) {
  const { messages } = useForms();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const [attempts, setAttempts] = useState(0);
  // State changes with the next render; a second press may come before.
  const underWay = useRef(false);
  const onPage = useRef(true);
  useEffect(() => {
    onPage.current = true;
    return () => {
      onPage.current = false;
    };
  }, []);

  /** False when something is already being sent. */
  function begin(): boolean {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    return true;
  }

  function end(shown: Result): void {
    underWay.current = false;
    setBusy(false);
    setResult(shown);
  }

  /** Sends a checked body; true when it was accepted. */
  async function send(body: object, { token, attempt, remember }: Parcel): Promise<boolean> {
    setResult(null);
    const sent = keyFor(JSON.stringify(body), attempt);
    remember(sent);
    const answer = await postEnquiry(definition.call, sent.body, {
      captchaToken: token,
      idempotencyKey: sent.key,
    });
    const outcome: Result = answer.ok
      ? { ok: true, message: messages.sent, reference: answer.reference }
      : { ok: false, message: answer.message ?? messages.wentWrong };
    if (outcome.ok) dropDraft(draftKey(definition.kind, path));
    // A visitor who went to another page meanwhile is not dragged away from it.
    if (!onPage.current) return outcome.ok;
    setAttempts((count) => count + 1);
    if (!(definition.leaves && (await leaveWith(outcome)))) end(outcome);
    return outcome.ok;
  }

  async function leaveWith(outcome: Result): Promise<boolean> {
    keepOutcome({ ...outcome, contacts: definition.contacts, returnTo: `${path}#${formId}` });
    if (await goToThankYou()) return true;
    dropOutcome();
    return false;
  }

  return { busy, result, attempts, begin, end, send, dismiss: () => setResult(null) };
}
