import { useEffect, useRef, useState } from "react";
import type { FieldTable } from "../../content-model/form-fields/field";
import { useForms } from "../../site-data/context";
import { postEnquiry, type Verdict } from "../api/post-enquiry";
import { draftKey, dropDraft, keyFor, type Attempt } from "../drafts/draft";
import { dropOutcome, keepOutcome } from "../outcome/outcome";
import { isSent, payloadName } from "../rules/sent-fields";
import type { HalfDay } from "../times/half-days";
import type { FormDefinition } from "./definition";
import { goToThankYou } from "./thank-you-page";

/** Content of the alert: a failed rule, or the result of a submission. */
export interface Result {
  ok: boolean;
  message: string;
  reference?: string;
  /** The field that a server error is about. */
  field?: string | undefined;
}

/** The form's field with this name in the request body; undefined if the form does not show it. */
const fieldSentAs = (sent: string, fields: FieldTable): string | undefined =>
  Object.entries(fields).find(
    ([name, field]) => field.kind !== "fixed" && (isSent(field) ? payloadName(name, field) : name) === sent,
  )?.[0];

interface Sender {
  definition: FormDefinition;
  path: string;
  /** Path of the form, with its id as the fragment. */
  address: string;
}

interface Submission {
  token: string;
  /** Times for a call, offered on /thank-you as a calendar file. */
  times: readonly HalfDay[] | undefined;
  attempt: Attempt | undefined;
  remember(attempt: Attempt): void;
}

/** Sends one submission at a time, and shows its result or passes it on to /thank-you. */
export const useSending = ({ definition, path, address }: Sender) => {
  const { messages } = useForms();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
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

  const end = (shown: Result): void => {
    underWay.current = false;
    setBusy(false);
    setResult(shown);
  };

  /** Turns the API's verdict into the result to show. */
  const read = (verdict: Verdict): Result => {
    if (verdict.ok) return { ok: true, message: messages.sent, reference: verdict.reference };
    const { message, field } = verdict;
    if (!message) return { ok: false, message: messages.wentWrong };
    return { ok: false, message, field: field && fieldSentAs(field, definition.fields) };
  };

  const send = async (body: object, { token, times, attempt, remember }: Submission): Promise<Result> => {
    setResult(null);
    const sent = keyFor(JSON.stringify(body), attempt);
    remember(sent);
    const verdict = await postEnquiry(definition.call, sent.body, {
      captchaToken: token,
      idempotencyKey: sent.key,
    });
    const outcome = read(verdict);
    if (outcome.ok) dropDraft(draftKey(definition.kind, path));
    // Does not navigate when the visitor has left the page in the meantime.
    if (!onPage.current) return outcome;
    setAttempts((count) => count + 1);
    if (!(definition.leaves && (await leaveWith(outcome, times)))) end(outcome);
    return outcome;
  };

  const leaveWith = async (outcome: Result, times: Submission["times"]): Promise<boolean> => {
    const told = { ...outcome, times, contacts: definition.contacts, returnTo: address };
    if (await goToThankYou(keepOutcome(told) ? null : told)) return true;
    dropOutcome();
    return false;
  };

  return { busy, result, attempts, begin, end, send, dismiss: () => setResult(null) };
};
