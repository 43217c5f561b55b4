import { reloadOnce } from "./chunk-guard";

/** The `main` of the page that came, and of those that were fetched and not yet shown, by path. */
const fetched = new Map<string, Element>();
/** Parts of pages that were shown and left, by path and place. */
const left = new Map<string, Element>();

/** Path of the page that React draws; the address may be another one's already, where somebody goes back at once. */
let drawn: string | undefined;

/** Before the next page is drawn. */
export const expectParts = (path: string): void => {
  drawn = path;
};

/** Keeps a page's `main` until its parts are taken out of it. */
export const keepMain = (path: string, main: Element): void => {
  fetched.set(path, main);
};

/** Where an element stands in `main`, as the index of each element on the way. The server's page has the same order. */
const placeOf = (element: Element): number[] => {
  const place: number[] = [];
  for (let one = element; one.id !== "main" && one.parentElement; one = one.parentElement)
    place.unshift([...one.parentElement.children].indexOf(one));
  return place;
};

const partAt = (main: Element | undefined, place: readonly number[]): Element | undefined =>
  place.reduce<Element | undefined>((element, index) => element?.children[index], main);

/**
 * Fills an element that React has just made with what the server has at its place: after a navigation within the site, or
 * where something had changed the page that came, such as a translator, so that React made all of it anew. The function
 * that it returns keeps it for a visitor who comes back.
 */
export const adopt = (element: Element): (() => void) => {
  const path = drawn ?? window.location.pathname;
  const place = placeOf(element);
  const key = `${path} ${place.join()}`;
  if (!element.hasChildNodes()) {
    const served = left.get(key) ?? partAt(fetched.get(path), place);
    if (served && served !== element && served.localName === element.localName) {
      // It is laid out anew.
      for (const part of [served, ...served.querySelectorAll("[data-shown]")])
        part.removeAttribute("data-shown");
      for (const { name, value } of served.attributes) element.setAttribute(name, value);
      element.append(...served.childNodes);
    } else reloadOnce(path);
  }
  return () => {
    left.set(key, element);
    // The `main` that came is the next page's from now on.
    if (fetched.get(path)?.isConnected) fetched.delete(path);
  };
};
