/** What something that was thrown says. */
export const messageOf = (thrown: unknown): string =>
  String(typeof thrown === "object" && thrown !== null && "message" in thrown ? thrown.message : thrown);

/** The code that Node, a database or a mail server gave it, such as `ENOENT`. */
export const codeOf = (thrown: unknown): string | undefined =>
  typeof thrown === "object" && thrown !== null && "code" in thrown ? String(thrown.code) : undefined;
