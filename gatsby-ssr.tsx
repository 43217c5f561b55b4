export { wrapPageElement } from "./src/gatsby/wrap-page-element";
export { onRenderBody } from "./src/gatsby/on-render-body";
