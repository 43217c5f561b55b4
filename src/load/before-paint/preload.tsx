import { createContext, useContext, type LinkHTMLAttributes } from "react";

type PreloadLink = LinkHTMLAttributes<HTMLLinkElement>;

const LinksContext = createContext<PreloadLink[] | null>(null);

/** Takes the preloads of one page while the server renders it. */
export const PreloadsProvider = LinksContext.Provider;

/**
 * A link for the head, from within the page. On the server alone: in the browser, what it names is drawn as soon as the
 * link could be.
 */
export const Preload = (link: PreloadLink) => {
  useContext(LinksContext)?.push(link);
  return null;
};
