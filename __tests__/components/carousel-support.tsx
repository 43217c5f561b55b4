import { act, render } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { ReactNode } from "react";
import { SiteDataProvider, type SiteData } from "../../src/site-data/context";

const labels = parse(readFileSync("content/settings/labels.yaml", "utf8"));

/** Renders with the site's own labels. */
export const renderWithLabels = (children: ReactNode) =>
  render(<SiteDataProvider value={{ labels } as SiteData}>{children}</SiteDataProvider>);

const usualTextSize = 16;

/** Mocks a viewport of this width in pixels, in which every element is near. */
export const setScreen = (width: number, { reducedMotion = false } = {}): void => {
  window.matchMedia = ((query: string) => {
    const above = /max-width: ([\d.]+)em/.exec(query)?.[1];
    return {
      matches: above
        ? width > Number(above) * usualTextSize
        : query.includes("reduced-motion") && reducedMotion,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
  }) as unknown as typeof window.matchMedia;
  window.IntersectionObserver = class {
    constructor(private readonly report: IntersectionObserverCallback) {}
    observe() {
      act(() => this.report([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
};

/** Texts of the slides that are not inert. */
export const shownSlides = (): string[] =>
  [...document.querySelectorAll('[aria-roledescription="slide"]:not([inert])')].map(
    (slide) => slide.textContent ?? "",
  );
