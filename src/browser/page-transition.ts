/** The name by which the browser knows a picture again on the next page. */
const shared = "page-picture";

const name = (picture: HTMLElement | undefined, value: string): void => {
  if (picture) picture.style.viewTransitionName = value;
};

const isShown = (picture: HTMLElement): boolean => picture.getClientRects().length > 0;

const firstPicture = (within: Element | null): HTMLElement | undefined =>
  [...(within?.querySelectorAll("img") ?? [])].find(isShown);

/** Longer than a page that is here already takes to be drawn. */
const patienceMs = 1000;

/** The router draws in the next frame, and there is none while the browser holds the old page's picture. */
const withoutFrames = async (work: () => Promise<void>): Promise<void> => {
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (draw) => window.setTimeout(draw, 0, performance.now());
  try {
    await work();
  } finally {
    window.requestAnimationFrame = requestAnimationFrame;
  }
};

/**
 * Turns a card into the page that it leads to: its picture grows into that page's first one. `link` is stretched over
 * the card, `go` navigates and resolves when the page is drawn.
 */
export const turnInto = (link: HTMLAnchorElement, go: () => Promise<void>): void => {
  const picture = firstPicture(link.offsetParent);
  if (!picture || matchMedia("(prefers-reduced-motion: reduce)").matches) return void go();
  let next: HTMLElement | undefined;
  name(picture, shared);
  const { finished } = document.startViewTransition(async () => {
    name(picture, "");
    await withoutFrames(() =>
      Promise.race([go(), new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]),
    );
    next = firstPicture(document.querySelector("main h1")?.closest("section, header") ?? null);
    name(next, shared);
  });
  void finished.finally(() => name(next, ""));
};
