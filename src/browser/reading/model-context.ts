interface Tool {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  execute: (input: Record<string, unknown>) => Promise<unknown>;
}

/** What WebMCP offers pages. */
interface ModelContext {
  registerTool: (tool: Tool) => unknown;
}

declare global {
  interface Document {
    modelContext?: ModelContext;
  }
  interface Navigator {
    modelContext?: ModelContext;
  }
}

/** Where a browser has agents that ask pages; first drafts had it in the navigator. */
export const modelContext = (): ModelContext | undefined => document.modelContext ?? navigator.modelContext;
