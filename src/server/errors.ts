/** The message of anything that was thrown. */
export const messageOf = (thrown: unknown): string =>
  String(typeof thrown === "object" && thrown !== null && "message" in thrown ? thrown.message : thrown);

/** The error code from Node, a database or a mail server, such as `ENOENT`. */
export const codeOf = (thrown: unknown): string | undefined =>
  typeof thrown === "object" && thrown !== null && "code" in thrown ? String(thrown.code) : undefined;
