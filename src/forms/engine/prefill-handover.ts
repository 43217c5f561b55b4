/** What another part of the page fills into its form. */
export interface Prefill {
  /** In thousands of USD. */
  budget: number;
  message: string;
}

const name = "form:prefill";

declare global {
  interface WindowEventMap {
    [name]: CustomEvent<Prefill>;
  }
}

/** Offers a prefill to the page; true when a form took it. */
export const handOverPrefill = (prefill: Prefill): boolean =>
  !window.dispatchEvent(new CustomEvent(name, { cancelable: true, detail: prefill }));

/** Listens for prefills; returns the function that unsubscribes. */
export const onPrefillHandedOver = (take: (prefill: Prefill) => void): (() => void) => {
  const listener = (event: WindowEventMap[typeof name]) => {
    event.preventDefault();
    take(event.detail);
  };
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
};
