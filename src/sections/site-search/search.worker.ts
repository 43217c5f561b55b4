import { findInIndex, type Answer, type Question } from "./find-in-index";

export interface SearchRequest {
  base: string;
  question: Question;
}

export interface SearchResponse {
  answer?: Answer;
  failure?: string;
}

// A worker, because it has the policy of its own file: no page has to allow WebAssembly.
addEventListener("message", ({ data: { base, question }, ports: [port] }: MessageEvent<SearchRequest>) => {
  findInIndex(base, question).then(
    (answer) => port?.postMessage({ answer } satisfies SearchResponse),
    (reason: unknown) => port?.postMessage({ failure: String(reason) } satisfies SearchResponse),
  );
});
