export interface Question {
  id: number;
  /** The connection that answers. */
  role: "read" | "write";
  /** `control` begins, commits or rolls back. */
  kind: "control" | "statement";
  sql: string;
  parameters: readonly unknown[];
  /** Refused when the transaction that it belongs to has ended. */
  inTransaction: boolean;
}

/** What a statement brought. */
export interface StatementResult {
  rows?: Record<string, unknown>[];
  changes?: number;
}

export interface ThreadAnswer {
  id: number;
  result?: StatementResult;
  failure?: { message: string; code?: string };
}
