/** Begins every text that is still to be written. */
export const placeholderPrefix = "Write: ";
