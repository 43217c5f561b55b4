export const searchPath = "/search";

export const searchFolder = "/pagefind";

/** Whether a file is the search's worker, which webpack names this way. Only this file may compile WebAssembly. */
export const isSearchWorker = (path: string): boolean => /^\/search-worker-[0-9a-f]+\.js$/.test(path);

/** The same as a glob, for hosts that support only asterisks. */
export const searchWorkerFiles = "/search-worker-*";
