import "./src/styles/fonts.css";
import "./src/styles/theme.css";
import "./src/styles/tokens.css";
import "./src/styles/reset.css";
import "./src/styles/global.css";
import "./src/styles/print.css";

export { wrapPageElement } from "./src/gatsby/wrap-page-element";
export { wrapRootElement } from "./src/gatsby/wrap-root-element";
export { replaceHydrateFunction } from "./src/browser/hydration/hydrate";
export { shouldUpdateScroll } from "./src/browser/navigation/scroll-position";
export { onClientEntry, onInitialClientRender, onPreRouteUpdate, onRouteUpdate } from "./src/browser/start";
