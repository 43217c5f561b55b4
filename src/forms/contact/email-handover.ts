import { emailForForm } from "../../browser/reading/email-for-form";
import { contactPage, formHash } from "../../routes/route-name";

const name = "form:email";

declare global {
  interface WindowEventMap {
    [name]: CustomEvent<string>;
  }
}

/** Target of the email box on other pages. Without JavaScript the browser adds the query string. */
export const contactFormAddress = contactPage + formHash;

/**
 * The address from the email box of another page, if the visitor came from there. Called before the form takes the
 * address.
 */
export const emailFromBox = (): string | null => (window.location.hash === formHash ? emailForForm() : null);

/** Announces the email box's address to the page; true when a form on the page used it. */
export const handOverEmail = (email: string): boolean =>
  !window.dispatchEvent(new CustomEvent(name, { cancelable: true, detail: email }));

/** Listens for addresses from the email box; returns the function that unsubscribes. */
export const onEmailHandedOver = (take: (email: string) => void): (() => void) => {
  const listener = (event: WindowEventMap[typeof name]) => {
    event.preventDefault();
    take(event.detail);
  };
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
};
