/** Adds an async third-party script to the page. */
export const addScript = (src: string, data: Readonly<Record<string, string>> = {}): HTMLScriptElement => {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  Object.assign(script.dataset, data);
  document.head.append(script);
  return script;
};
