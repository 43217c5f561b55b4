/** Whether a key belongs to an input method. Safari ends a composition before the key that ended it, which has code 229. */
export const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  event.isComposing || event.keyCode === 229;
