import "../../styles/fonts.css";
import "../../styles/theme.css";
import "../../styles/tokens.css";
import "../../styles/reset.css";
import "../../styles/global.css";
import "./preview.css";
import { createRoot, type Root } from "react-dom/client";
import { SiteDataProvider, type SiteData } from "../../site-data/context";
import { previews } from "./previews";
import { readEntry, type Editor } from "./read-entry";

const roots = new WeakMap<Element, Root>();
/** Latest render per element, because pictures may load after further typing. */
const newest = new WeakMap<Element, unknown>();

/** Renders an entry with the site's React into an element of Sveltia's frame. */
export const draw = async (kind: string, place: Element, editor: Editor): Promise<void> => {
  const preview = previews[kind];
  if (!preview) throw new Error(`${kind} has no preview.`);
  const { entity, beside: file, Page } = preview;
  newest.set(place, editor);
  const { page, beside, ...siteData } = await readEntry(entity, file, editor);
  if (newest.get(place) !== editor) return;
  const root = roots.get(place) ?? createRoot(place);
  roots.set(place, root);
  const { theme = "light" } = document.documentElement.dataset;
  Object.assign(place.ownerDocument.documentElement.dataset, { theme, pictureTheme: theme });
  root.render(
    <SiteDataProvider value={siteData as unknown as SiteData}>
      <Page page={page} beside={beside} />
    </SiteDataProvider>,
  );
};
