import { findInIndex, type Question } from "./find-in-index";

export interface SearchRequest {
  id: number;
  base: string;
  question: Question;
}

// A worker, because it has the policy of its own file: no page has to allow WebAssembly.
addEventListener("message", ({ data: { id, base, question } }: MessageEvent<SearchRequest>) => {
  findInIndex(base, question).then(
    (answer) => postMessage({ id, answer }),
    (reason: unknown) => postMessage({ id, failure: String(reason) }),
  );
});
