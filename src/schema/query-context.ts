/** The part of a resolver's context by which it reads other nodes. */
export interface QueryContext {
  nodeModel: {
    findOne: <T extends object>(query: { type: unknown; query?: object }) => Promise<T | null>;
    findAll: <T extends object>(query: { type: string }) => Promise<{ entries: Iterable<T> }>;
  };
}
