/** Path of the search page, the only one whose policy admits WebAssembly. */
export const searchPath = "/search";

/** Folder of the search index. */
export const searchFolder = "/pagefind";
