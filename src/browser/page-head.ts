/** What `<Seo>` has put into the head. */
const mark = "[data-react-helmet]";

/** The head of each page whose HTML is here, by path. */
const heads = new Map<string, Element[]>();

const marked = (page: Document): Element[] => [...page.head.querySelectorAll(mark)];

/** Keeps the head of a page until it is shown. */
export const keepHead = (path: string, page: Document): void => {
  heads.set(path, marked(page));
};

/** Fetches the picture at the top of a page that may be shown next. */
export const fetchFirstPicture = (page: Document): void => {
  const { scene } = document.documentElement.dataset;
  for (const link of page.head.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]")) {
    const { media = link.media } = link.dataset;
    if ((link.dataset.scene ?? scene) !== scene || (media && !matchMedia(media).matches)) continue;
    const picture = new Image();
    picture.sizes = link.imageSizes;
    picture.srcset = link.imageSrcset;
  }
};

interface Update {
  location: { pathname: string };
  prevLocation: { pathname: string } | null;
}

/** Gives the document the head of the page that is shown now: nothing of it is in the bundles. */
export const changeHead = ({ location, prevLocation }: Update): void => {
  const next = heads.get(location.pathname);
  if (!prevLocation || prevLocation.pathname === location.pathname || !next) return;
  const before = marked(document);
  heads.set(prevLocation.pathname, before);
  for (const element of before) element.remove();
  document.head.append(...next);
};
