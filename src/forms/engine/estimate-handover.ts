/** What an estimate fills into the page's form. */
export interface Estimate {
  /** In thousands. */
  budget: number;
  message: string;
}

const name = "form:estimate";

/** Announces an estimate to the page; true when a form took it. */
export const handOverEstimate = (estimate: Estimate): boolean =>
  !window.dispatchEvent(new CustomEvent(name, { cancelable: true, detail: estimate }));

/** Listens for estimates; returns the function that unsubscribes. */
export const onEstimateHandedOver = (take: (estimate: Estimate) => void): (() => void) => {
  const listener = (event: Event) => {
    event.preventDefault();
    take((event as CustomEvent<Estimate>).detail);
  };
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
};
