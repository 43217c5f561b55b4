import { chunksLoaded } from "../load/lazy-section";

/** Gatsby calls this before it renders a page, and renders the page itself, because nothing is replaced here. */
export const replaceRenderer = (): Promise<void> => chunksLoaded();
