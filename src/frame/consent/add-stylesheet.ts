/** Adds a stylesheet and waits for it. A missing one leaves the dialog plain, not away. */
export const addStylesheet = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
