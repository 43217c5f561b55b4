/** An estimate for the page's form. */
export interface Estimate {
  /** In thousands of USD. */
  budget: number;
  message: string;
}

const name = "form:estimate";

declare global {
  interface WindowEventMap {
    [name]: CustomEvent<Estimate>;
  }
}

/** Announces an estimate to the page; true when a form took it. */
export const handOverEstimate = (estimate: Estimate): boolean =>
  !window.dispatchEvent(new CustomEvent(name, { cancelable: true, detail: estimate }));

/** Listens for estimates; returns the function that unsubscribes. */
export const onEstimateHandedOver = (take: (estimate: Estimate) => void): (() => void) => {
  const listener = (event: WindowEventMap[typeof name]) => {
    event.preventDefault();
    take(event.detail);
  };
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
};
