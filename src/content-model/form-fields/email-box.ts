import type { FieldTable } from "./field";
import { shared } from "./shared";

/** The email form in the footer. */
export const emailBoxFields = { email: shared.email } as const satisfies FieldTable;
