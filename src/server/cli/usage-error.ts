/** The command was typed in a way that it does not understand; the message is for the person who typed it. */
export class UsageError extends Error {}
