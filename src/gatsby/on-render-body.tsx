import { withPrefix, type RenderBodyArgs } from "gatsby";
import bricolage from "../styles/fonts/display.woff2";
import instrument from "../styles/fonts/body.woff2";
import { nearFirstScript } from "../load/near-first";
import { themeScript } from "../browser/theme";
import { menuScript } from "../frame/header/menu-script";
import { serverErrorPath } from "../routes/hidden-paths";

/** Nothing would lay the rest of the Internal Server Error page out later. */
const scriptsBeforePaint = (path: string): string =>
  [themeScript, ...(path === serverErrorPath ? [] : [nearFirstScript]), menuScript].join(";");

/** The head's own parts: what decides the first paint, and both fonts at once. */
export const onRenderBody = ({ pathname, setHeadComponents, setHtmlAttributes }: RenderBodyArgs): void => {
  setHtmlAttributes({ lang: "en", "data-theme": "light" } as Record<string, string>);
  setHeadComponents([
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: scriptsBeforePaint(pathname) }} />,
    <link key="touch-icon" rel="apple-touch-icon" href={withPrefix("/icons/icon-192x192.png")} />,
    ...[bricolage, instrument].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  ]);
};
