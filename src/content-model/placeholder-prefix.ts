/** Prefix of texts that are still to be written. */
export const placeholderPrefix = "Write: ";
