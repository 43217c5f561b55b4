import { basePath } from "../../config/base-path";
import { createSearchWorker } from "./create-search-worker";
import type { Answer, Question } from "./find-in-index";
import type { SearchRequest, SearchResponse } from "./search.worker";

let worker: Worker | undefined;

/** Queries the search's worker, which the first call starts. Each call has a channel of its own for the answer. */
export const findPages = (question: Question): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = (worker ??= createSearchWorker());
    const { port1, port2 } = new MessageChannel();
    const answered = new AbortController();
    port1.onmessage = ({ data: { answer, failure } }: MessageEvent<SearchResponse>) => {
      port1.close();
      answered.abort();
      if (answer) resolve(answer);
      else reject(new Error(failure));
    };
    const onError = () => {
      asked.terminate();
      // The next call starts another, unless one has already.
      if (worker === asked) worker = undefined;
      reject(new Error("The search's worker could not be loaded."));
    };
    asked.addEventListener("error", onError, { signal: answered.signal });
    asked.postMessage({ base: basePath(), question } satisfies SearchRequest, [port2]);
  });
