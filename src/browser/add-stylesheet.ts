/** Adds a stylesheet and waits for it. Resolves on failure too: an unstyled dialog is better than none. */
export const addStylesheet = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
