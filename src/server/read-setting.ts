/** Reads one setting, or the fallback when it is unset; a parser's error becomes a fault. */
export type Read = <T>(name: string, fallback: T, parse: (value: string) => T) => T;

/** Told what `read` cannot see, such as a setting that is missing beside another. */
export type AddFault = (fault: string) => void;

export const yesOrNo = (value: string): boolean => {
  if (value !== "yes" && value !== "no") throw new Error("expected yes or no.");
  return value === "yes";
};
