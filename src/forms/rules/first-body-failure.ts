import { bodyShapes, type BodyKind, type FieldShape } from "./bodies";
import {
  aboveZero,
  chosen,
  emailShape,
  firstOf,
  required,
  wirePhone,
  type Check,
  type EmailContext,
  type Failure,
} from "./checks";
import type { RuleCode } from "../../content-model/rule-codes";

/** A fault of a received body; the last three are never found in what a form sends. */
export type BodyCode = RuleCode | "unknownField" | "fieldInvalid" | "fieldTooLong";

const name = required("name", "nameRequired");
const email = required("email", "emailRequired");
const phone = required("phone", "phoneRequired");
const subject = required("subject", "subjectRequired");
const message = required("message", "messageRequired");

/** `contact` serves the contact page and the sidebar, so it checks what both ask. */
const checks: Record<BodyKind, readonly Check<object, EmailContext>[]> = {
  contact: [name, email, emailShape, subject, phone, wirePhone("phone"), message],
  hire: [
    name,
    email,
    emailShape,
    phone,
    wirePhone("phone"),
    chosen("interested_for", "interestedForRequired"),
    aboveZero("budget", "budgetNotChosen"),
    message,
  ],
  career: [name, email, emailShape, required("mobile", "phoneRequired"), wirePhone("mobile")],
};

/** The first fault of a received body: its shape first, then the rules of its form. Null when it may be stored. */
export function firstBodyFailure(
  kind: BodyKind,
  body: Record<string, unknown>,
  context: EmailContext,
): Failure<BodyCode> | null {
  return firstShapeFailure(bodyShapes[kind], body) ?? firstOf(checks[kind], body, context);
}

function firstShapeFailure(
  shape: Record<string, FieldShape>,
  body: Record<string, unknown>,
): Failure<BodyCode> | null {
  for (const [field, value] of Object.entries(body)) {
    const fieldShape = Object.hasOwn(shape, field) ? shape[field] : undefined;
    if (!fieldShape) return { field, code: "unknownField" };
    const code = shapeFault(fieldShape, value);
    if (code) return { field, code };
  }
  return null;
}

function shapeFault(shape: FieldShape, value: unknown): BodyCode | null {
  switch (shape.type) {
    case "text":
      if (typeof value !== "string") return "fieldInvalid";
      return value.length > shape.max ? "fieldTooLong" : null;
    case "choice":
      return typeof value === "string" && shape.values.includes(value) ? null : "fieldInvalid";
    case "number":
      return isNumberUpTo(value, shape.max) ? null : "fieldInvalid";
    case "id":
      return isId(value, shape.max) ? null : "fieldInvalid";
    case "ids":
      if (!Array.isArray(value) || !value.every((id) => isId(id, 64))) return "fieldInvalid";
      return value.length > shape.max ? "fieldTooLong" : null;
  }
}

function isNumberUpTo(value: unknown, max: number): boolean {
  return typeof value === "number" && value >= 0 && value <= max;
}

function isId(value: unknown, maxLength: number): boolean {
  return Number.isSafeInteger(value) || (typeof value === "string" && value.length <= maxLength);
}
