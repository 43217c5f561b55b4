import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import type { createElement } from "react";

declare global {
  interface Window {
    /** From Sveltia's own React, which is newer than the site's; neither can render the other's elements. */
    h: typeof createElement;
  }
}

/** One promise for all calls: with separate imports an older entry could be rendered over a newer one. */
let drawing: Promise<typeof import("./draw")> | undefined;

/** Shows entries of these kinds as their pages do, in a frame with the site's styles. */
export const registerPreviews = (kinds: readonly string[], styles: string): void => {
  CMS.registerPreviewStyle(styles);
  for (const kind of kinds)
    CMS.registerPreviewTemplate(kind, (props: CustomPreviewTemplateProps) =>
      window.h("main", {
        // Loads the site's sections only when an entry is opened.
        ref: async (place: Element | null) =>
          place && (await (drawing ??= import("./draw"))).draw(kind, place, props),
      }),
    );
};
