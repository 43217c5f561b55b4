import { gatsbyRuntime } from "./gatsby-runtime";
import { isWithinPage } from "./scrolling";
import { searchMark } from "./search-asked";

/** Links to pages of this site. Not to files, nor those that open the search instead. */
const own = `a[href^="/"]:not([href^="//"], [target], [download], [${searchMark}])`;
const file = /\.\w+$/;

/** The attribute, which has the path prefix already. */
const addressOf = (link: HTMLAnchorElement): string | undefined =>
  file.test(link.pathname) ? undefined : (link.getAttribute("href") ?? undefined);

const linkAt = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(own) : null;

/** Attribute of a link that is stretched over a card. */
export const cardMark = "data-card";

let turn: typeof import("./page-transition").turnInto | undefined;
let drawn: (() => void) | undefined;

const go = (address: string): Promise<void> => {
  void gatsbyRuntime().___navigate?.(address);
  return new Promise((resolve) => (drawn = resolve));
};

/** A link to a place on this page is the browser's; one to the page itself leads to its top. */
const stay = (event: Event, { hash, href }: HTMLAnchorElement): void => {
  if (hash) return;
  event.preventDefault();
  window.history.replaceState(window.history.state, "", href);
  window.scrollTo(0, 0);
};

const follow = (event: MouseEvent): void => {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = linkAt(event);
  const address = link ? addressOf(link) : undefined;
  if (!link || address === undefined) return;
  if (isWithinPage(link.href, window.location.href)) return stay(event, link);
  event.preventDefault();
  // Nothing moves while the browser waits for the next page.
  const isHere = gatsbyRuntime().___loader?.loadPageSync(address);
  if (turn && isHere && link.hasAttribute(cardMark)) turn(link, () => go(address));
  else void go(address);
};

const fetchAhead = (event: Event): void => {
  const link = linkAt(event);
  const address = link ? addressOf(link) : undefined;
  if (!link || address === undefined) return;
  gatsbyRuntime().___loader?.hovering(address);
  if (turn || !link.hasAttribute(cardMark) || !("startViewTransition" in document)) return;
  import("./page-transition").then(
    ({ turnInto }) => (turn = turnInto),
    () => undefined,
  );
};

let seen: IntersectionObserver | undefined;

/** When a page was drawn: fetches the data of pages whose links come into view on it. */
export const watchLinks = (): void => {
  drawn?.();
  if (typeof IntersectionObserver === "undefined") return;
  seen?.disconnect();
  seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen?.unobserve(target);
      const address = addressOf(target as HTMLAnchorElement);
      if (address !== undefined) gatsbyRuntime().___loader?.enqueue(address.replace(/#.*/, ""));
    }
  });
  for (const link of document.querySelectorAll(own)) seen.observe(link);
};

/**
 * Links within the site, for all of a page: they are plain elements, so that the parts which React never sees work like
 * the others. A page is fetched when its link is pointed at or touched.
 */
export const startLinks = (): void => {
  document.addEventListener("click", follow);
  for (const sign of ["pointerover", "touchstart"])
    document.addEventListener(sign, fetchAhead, { passive: true });
};
