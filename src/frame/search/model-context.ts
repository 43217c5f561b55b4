interface Tool {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  execute: (input: Record<string, unknown>) => Promise<unknown>;
}

/** WebMCP's interface for pages. */
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

/** Defined in browsers that support WebMCP; early drafts had it on `navigator`. */
export const modelContext = (): ModelContext | undefined => document.modelContext ?? navigator.modelContext;
