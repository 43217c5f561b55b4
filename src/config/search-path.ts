/** Path of the search page. */
export const searchPath = "/search";

/** Folder of the search index. */
export const searchFolder = "/pagefind";

/** Whether a file is the search's worker, which webpack names so: the only one that may compile WebAssembly. */
export const isSearchWorker = (path: string): boolean => /^\/search-worker-[0-9a-f]+\.js$/.test(path);

/** The same for hosts that know asterisks alone. */
export const searchWorkerFiles = "/search-worker-*";
