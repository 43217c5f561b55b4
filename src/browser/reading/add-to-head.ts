/** Adds an async third-party script to the page. */
export const addScript = (src: string, data: Readonly<Record<string, string>> = {}): HTMLScriptElement => {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  Object.assign(script.dataset, data);
  document.head.append(script);
  return script;
};

/**
 * Adds a stylesheet, if the page has not got it, and waits for it. Resolves on failure too: an unstyled dialog is better
 * than none.
 */
export const addStylesheet = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const added = document.querySelector<HTMLLinkElement>(`link[href="${CSS.escape(href)}"]`);
    if (added?.sheet) return resolve();
    const link = added ?? document.createElement("link");
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      resolve();
    });
    if (!added) document.head.append(Object.assign(link, { rel: "stylesheet", href }));
  });
