type Json = string | number | boolean | readonly Json[];

/**
 * Source of an inline script; the only place where a function becomes text. The function must use only its arguments
 * and the browser's globals. It is compiled for Node, so newer syntax such as `?.` is avoided. Builds minify it.
 */
export const inlineScript = <Arguments extends readonly Json[]>(
  run: (...values: Arguments) => void,
  ...values: Arguments
): string => {
  // `</script>` in a value would end the element.
  const given = values.map((value) => JSON.stringify(value).replaceAll("<", "\\u003c"));
  return `(${run.toString()})(${given.join()});`;
};
