import { basePath } from "../../config/base-path";
import { createSearchWorker } from "./create-search-worker";
import type { Answer, Question } from "./find-in-index";
import type { SearchRequest } from "./search.worker";

interface Answered {
  id: number;
  answer?: Answer;
  failure?: string;
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
}

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

const failAll = (): void => {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error("The search's worker could not be loaded."));
  waiting.clear();
};

const start = (): Worker => {
  const started = createSearchWorker();
  started.addEventListener("message", ({ data: { id, answer, failure } }: MessageEvent<Answered>) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (answer) call?.resolve(answer);
    else call?.reject(new Error(failure));
  });
  started.addEventListener("error", failAll);
  return started;
};

/** Queries the search's worker, which the first call starts. */
export const findPages = (question: Question): Promise<Answer> =>
  new Promise((resolve, reject) => {
    worker ??= start();
    asked += 1;
    waiting.set(asked, { resolve, reject });
    worker.postMessage({ id: asked, base: basePath(), question } satisfies SearchRequest);
  });
