const name = "form:email";

/** Tells the page that an address was left in the email box; true when a form of the page took it over. */
export function leaveEmail(email: string): boolean {
  return !window.dispatchEvent(new CustomEvent(name, { cancelable: true, detail: email }));
}

/** Takes over addresses left in the email box; answers how to stop. */
export function onEmailLeft(take: (email: string) => void): () => void {
  const listener = (event: Event) => {
    event.preventDefault();
    take((event as CustomEvent<string>).detail);
  };
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
