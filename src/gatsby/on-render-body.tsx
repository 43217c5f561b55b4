import { withPrefix, type RenderBodyArgs } from "gatsby";
import headings from "../styles/fonts/display.woff2";
import text from "../styles/fonts/body.woff2";
import {
  timesAskedKey,
  timesAskedMark,
  timesButtonMark,
  listenForTimesButtons,
  calendarHeightKey,
} from "../browser/before-paint/asked-times";
import { escapeUnreadableHash } from "../browser/reading/address-hash";
import { emailKey, takeEmailFromUrl } from "../browser/reading/email-for-form";
import { startTheme, themeToggle } from "../browser/before-paint/theme";
import { deferredPreload } from "../browser/before-paint/deferred-preload";
import { draftKey } from "../forms/drafts/draft";
import { hideUntilOutcome } from "../forms/outcome/hide-until-outcome";
import { pendingMark, outcomeKey } from "../forms/outcome/outcome";
import { menuId, syncMenuState } from "../frame/header/menu-script";
import { inlineScript } from "../browser/before-paint/inline-script";
import { pathOf } from "../routes/page-table";

/** React key of their element. */
export const beforePaint = "before-paint";

const scriptsBeforePaint = (path: string): string =>
  [
    inlineScript(startTheme, themeToggle),
    inlineScript(syncMenuState, menuId),
    inlineScript(escapeUnreadableHash),
    inlineScript(listenForTimesButtons, timesButtonMark, timesAskedMark, timesAskedKey, calendarHeightKey, [
      draftKey("contact", path),
      draftKey("hire", path),
    ]),
    path === pathOf("contact-page") ? inlineScript(takeEmailFromUrl, emailKey) : "",
    path === pathOf("thank-you-page") ? inlineScript(hideUntilOutcome, outcomeKey, pendingMark) : "",
  ].join("");

/**
 * Adds the scripts and preloads for the first paint, both fonts included. The preloads wait for the theme's script,
 * which requests the page's first picture before them.
 */
export const onRenderBody = ({ pathname, setHeadComponents, setHtmlAttributes }: RenderBodyArgs): void => {
  setHtmlAttributes({ lang: "en", "data-theme": "light" } as Record<string, string>);
  setHeadComponents([
    <link key="touch-icon" rel="apple-touch-icon" href={withPrefix("/icons/icon-192x192.png")} />,
    ...[headings, text].map((font) => (
      <link
        key={font}
        rel="preload"
        href={font}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        {...deferredPreload()}
      />
    )),
    <script key={beforePaint} dangerouslySetInnerHTML={{ __html: scriptsBeforePaint(pathname) }} />,
  ]);
};
