import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import type { createElement } from "react";

declare global {
  interface Window {
    /** Of Sveltia's own React, which is newer than the site's: neither can draw the other's elements. */
    h: typeof createElement;
  }
}

/** One promise for all: of two imports, the later may be ready first, and an older entry would be drawn over a newer one. */
let drawing: Promise<typeof import("./draw")> | undefined;

/** Shows entries of these kinds as their pages do, in a frame with the site's own styles. */
export const registerPreviews = (kinds: readonly string[], styles: string): void => {
  CMS.registerPreviewStyle(styles);
  for (const kind of kinds)
    CMS.registerPreviewTemplate(kind, (props: CustomPreviewTemplateProps) =>
      window.h("main", {
        // The site's sections are asked for when an entry is opened.
        ref: async (place: Element | null) =>
          place && (await (drawing ??= import("./draw"))).draw(kind, place, props),
      }),
    );
};
