/** Adds an async third-party script to the page. */
export const addScript = (src: string, data: Readonly<Record<string, string>> = {}): HTMLScriptElement => {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  Object.assign(script.dataset, data);
  document.head.append(script);
  return script;
};

/** Adds a stylesheet and waits for it. Resolves on failure too: an unstyled dialog is better than none. */
export const addStylesheet = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
