import { withPrefix, type RenderBodyArgs } from "gatsby";
import bricolage from "../styles/fonts/display.woff2";
import instrument from "../styles/fonts/body.woff2";
import { themeScript } from "../browser/theme";

/** The head's own parts: the theme before anything is painted, and both fonts at once. */
export const onRenderBody = ({ setHeadComponents, setHtmlAttributes }: RenderBodyArgs): void => {
  setHtmlAttributes({ lang: "en", "data-theme": "light" } as Record<string, string>);
  setHeadComponents([
    <script key="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />,
    <link key="touch-icon" rel="apple-touch-icon" href={withPrefix("/icons/icon-192x192.png")} />,
    ...[bricolage, instrument].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  ]);
};
