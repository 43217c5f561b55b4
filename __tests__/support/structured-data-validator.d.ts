/** The package has no types of its own. */
declare module "@adobe/structured-data-validator" {
  interface Issue {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    path: readonly { type: string }[];
  }
  export default class Validator {
    validate(data: { jsonld: Record<string, readonly object[]> }): Promise<Issue[]>;
  }
}
