import { reloadPage } from "./page-load";

/** The `main` of pages that were fetched and not yet shown, by path. */
const fetched = new Map<string, Element>();
/** Parts of pages that were shown and left, by path and place. */
const left = new Map<string, Element>();

/** Keeps a fetched page's `main` until it is shown. */
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
 * Fills an element that React has just made, after a navigation within the site, with what the server has at its place;
 * one that came with the page is filled. The function that it returns keeps it for a visitor who comes back.
 */
export const adopt = (element: Element): (() => void) => {
  const path = window.location.pathname;
  const place = placeOf(element);
  const key = `${path} ${place.join()}`;
  if (!element.hasChildNodes()) {
    const served = left.get(key) ?? partAt(fetched.get(path), place);
    if (served?.localName === element.localName) {
      for (const { name, value } of served.attributes) element.setAttribute(name, value);
      element.append(...served.childNodes);
    } else reloadPage();
  }
  return () => left.set(key, element);
};
