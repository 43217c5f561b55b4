export interface Question {
  id: number;
  /** The connection for the query. */
  role: "read" | "write";
  /** `control` begins, commits or rolls back. */
  kind: "control" | "statement";
  sql: string;
  parameters: readonly unknown[];
  /** Whether the query belongs to a transaction; it is refused if that has ended. */
  inTransaction: boolean;
}

export interface StatementResult {
  rows?: Record<string, unknown>[];
  changes?: number;
}

export interface ThreadAnswer {
  id: number;
  result?: StatementResult;
  failure?: { message: string; code?: string };
}
