import { useEffect, useRef } from "react";

/** What another part of the page fills into its form. */
interface Prefill {
  /** In thousands of USD. */
  budget: number;
  message: string;
}

/** The events' names, and what each hands over. */
interface Handovers {
  "form:email": string;
  "form:prefill": Prefill;
}

/** Offers something to the forms of this page; true when one took it. */
export const handOver = <Name extends keyof Handovers>(name: Name, detail: Handovers[Name]): boolean =>
  !window.dispatchEvent(new CustomEvent(name, { cancelable: true, detail }));

/** Takes what the page offers, while the form is there. */
export const useHandedOver = <Name extends keyof Handovers>(
  name: Name,
  take: (offered: Handovers[Name]) => void,
): void => {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const listener = (event: Event) => {
      event.preventDefault();
      latest.current((event as CustomEvent<Handovers[Name]>).detail);
    };
    window.addEventListener(name, listener);
    return () => window.removeEventListener(name, listener);
  }, [name]);
};
