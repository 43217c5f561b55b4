import { contactPage, formHash } from "../../routes/route-name";

const name = "form:email";

/** Where the email box leads to from other pages; without scripts, the browser puts the address into the query itself. */
export const boxTarget = (query = ""): string => `${contactPage}${query}${formHash}`;

/** Whether the visitor has come from the email box of another page. */
export const cameFromBox = (): boolean =>
  window.location.hash === formHash && new URLSearchParams(window.location.search).has("email");

/** Tells the page that an address was left in the email box; true when a form of the page took it over. */
export const leaveEmail = (email: string): boolean =>
  !window.dispatchEvent(new CustomEvent(name, { cancelable: true, detail: email }));

/** Takes over addresses left in the email box; answers how to stop. */
export const onEmailLeft = (take: (email: string) => void): (() => void) => {
  const listener = (event: Event) => {
    event.preventDefault();
    take((event as CustomEvent<string>).detail);
  };
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
};
