import { gatsbyRuntime } from "./gatsby-runtime";
import { searchMark } from "./search-asked";

/** Links to pages of this site. Not to files, nor those that open the search instead. */
const own = `a[href^="/"]:not([href^="//"], [target], [download], [${searchMark}])`;
const file = /\.\w+$/;

/** The attribute, which has the path prefix already. */
const addressOf = (link: HTMLAnchorElement): string | undefined =>
  file.test(link.pathname) ? undefined : (link.getAttribute("href") ?? undefined);

const linkAt = (event: Event): string | undefined => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(own);
  return link ? addressOf(link) : undefined;
};

const follow = (event: MouseEvent): void => {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const address = linkAt(event);
  if (address === undefined) return;
  event.preventDefault();
  void gatsbyRuntime().___navigate?.(address);
};

const fetchAhead = (event: Event): void => {
  const address = linkAt(event);
  if (address !== undefined) gatsbyRuntime().___loader?.hovering(address);
};

let seen: IntersectionObserver | undefined;

/** Fetches the data of pages whose links come into view on the page that is shown now. */
export const watchLinks = (): void => {
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
