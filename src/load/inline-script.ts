type Json = string | number | boolean | readonly Json[];

/**
 * Source of a script that stands in a page: the one place where a function becomes text. The function is given what it
 * needs as arguments and names nothing else but what every browser has. It is compiled for Node, so it is written
 * without newer syntax, such as `?.`; a build takes out its blanks.
 */
export const inlineScript = <Arguments extends readonly Json[]>(
  run: (...values: Arguments) => void,
  ...values: Arguments
): string => {
  // No value may end the script's element.
  const given = values.map((value) => JSON.stringify(value).replaceAll("<", "\\u003c"));
  return `(${run.toString()})(${given.join()});`;
};
