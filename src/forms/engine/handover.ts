import { useEffect, useRef } from "react";

/** Values that another part of the page fills into the form. */
interface Prefill {
  /** In thousands of USD. */
  budget: number;
  message: string;
}

/** Names of the events, with the types of their details. */
interface Handovers {
  "form:email": string;
  "form:prefill": Prefill;
}

/** Dispatches an event to the forms of this page. Returns whether a form has handled it. */
export const handOver = <Name extends keyof Handovers>(name: Name, detail: Handovers[Name]): boolean =>
  !window.dispatchEvent(new CustomEvent(name, { cancelable: true, detail }));

/** Handles such events while the form is mounted. */
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
